import { Command } from 'commander';
import { collect } from '#cli/input/collect.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch search lime chips` */
export const searchCommand = (words: Words, run: Runner): Command =>
  new Command('search')
    .description(words['search'])
    .argument('<text...>', words['search.text'])
    .option('--diet <claim>', words['product.diet'], collect)
    .option('--suggest', words['search.suggest'])
    .option('--sort <order>', words['product.sort'])
    .option('--page <number>', words['product.page'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch search chile lime',
        'crunch search jalapno --suggest',
        'crunch search popcorn --diet no-peanut --json',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/search/search.ts')).search));
