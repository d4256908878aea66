import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch record --out trip.yaml` */
export const recordCommand = (words: Words, run: Runner): Command =>
  new Command('record')
    .description(words['record'])
    .requiredOption('--out <file>', words['record.out'])
    .option('--open <path>', words['record.open'])
    .option('--browser-port <port>', words['record.browserPort'])
    .option('--headless', words['record.headless'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch record --out trip.yaml',
        'crunch record --out trip.yaml --open /product/CHP-0101',
        'crunch record --out trip.yaml --browser-port 9222',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/scenario/record.ts')).record));
