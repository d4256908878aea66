import { Command } from 'commander';
import { fillBlanks } from '#application/messages/message.ts';
import { ruleNames } from '#cli/commands/validation/rule-names.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch validate zip 75024` */
export const validateCommand = (words: Words, run: Runner): Command =>
  new Command('validate')
    .description(words['validate'])
    .argument('[rule]', fillBlanks(words['validate.rule'], { choices: ruleNames.join(', ') }))
    .argument('[value]', words['validate.value'])
    .option('--batch <file>', words['batch'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch validate email ada@example.com',
        "crunch validate city 'Winston-Salem' --json",
        'crunch validate --batch values.jsonl',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/validation/validate.ts')).validate));

/** `crunch layout /all-snacks` */
export const layoutCommand = (words: Words, run: Runner): Command =>
  new Command('layout')
    .description(words['layout'])
    .argument('[path]', words['layout.path'])
    .option('--batch <file>', words['batch'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch layout /flaminhotshop/tickets',
        'crunch layout --batch paths.jsonl',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/validation/layout.ts')).layout));
