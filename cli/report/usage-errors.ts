import type { CommanderError } from 'commander';
import { fillBlanks } from '#application/messages/message.ts';
import { badUsage, type CommandFailure } from '#cli/report/command-failure.ts';
import type { Words } from '#cli/words/words.ts';

/** Commander's refusal in our words; the quoted parts of its own sentence are the facts. */
export const usageFailure = (error: CommanderError, words: Words): CommandFailure => {
  const [, name = ''] = /'([^']*)'/.exec(error.message) ?? [];
  const [, similar] = /\(Did you mean (?:one of )?([^?]*)\?\)/.exec(error.message) ?? [];
  const hint =
    similar === undefined ? '' : fillBlanks(words['error.didYouMean'], { name: similar });
  const flag = /--[\w-]+/.exec(name)?.[0] ?? name;
  const field = flag.replace(/^-+/, '');
  switch (error.code) {
    case 'commander.unknownOption':
      return badUsage(fillBlanks(words['error.unknownOption'], { name, hint }), field);
    case 'commander.unknownCommand':
      return badUsage(fillBlanks(words['error.unknownCommand'], { name, hint }));
    case 'commander.missingArgument':
      return badUsage(fillBlanks(words['error.missingArgument'], { name }), field);
    case 'commander.optionMissingArgument':
      return badUsage(fillBlanks(words['error.missingValue'], { name: flag }), field);
    case 'commander.excessArguments': {
      const [, extra = ''] = /but got \d+: (.*)\.$/.exec(error.message) ?? [];
      return badUsage(fillBlanks(words['error.tooManyArguments'], { name: extra }));
    }
    default:
      return badUsage(error.message.replace(/^error: /, ''));
  }
};

/** One sentence for all flags that are missing. */
export const missingFlags = (names: readonly string[], words: Words): CommandFailure => {
  const [first = ''] = names;
  const sentence = words[names.length > 1 ? 'error.missingOptions' : 'error.missingOption'];
  return badUsage(fillBlanks(sentence, { name: names.join(', ') }), first.slice(2));
};
