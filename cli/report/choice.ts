import { fillBlanks } from '#application/messages/message.ts';
import { badUsage, type CommandFailure } from '#cli/report/command-failure.ts';
import type { Words } from '#cli/words/words.ts';

/** Says what a flag or argument takes; `name` is that of a person, `--sort` or `mode`. */
export const wrongChoice = (
  name: string,
  value: string,
  choices: readonly string[],
  words: Words,
): CommandFailure =>
  badUsage(
    fillBlanks(words['error.choice'], { name, choices: choices.join(', '), value }),
    name.replace(/^-+/, '').toLowerCase(),
  );

/** The value, if it is among the choices. */
export const oneOf = <const Value extends string>(
  name: string,
  value: string,
  choices: readonly Value[],
  words: Words,
): Value => {
  const found = choices.find((each) => each === value);
  if (found === undefined) throw wrongChoice(name, value, choices, words);
  return found;
};
