import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch address suggest "4600 l"` */
export const addressCommands = (words: Words, run: Runner): Command =>
  new Command('address').description(words['address']).addCommand(
    new Command('suggest')
      .description(words['address.suggest'])
      .argument('<text>', words['address.text'])
      .addHelpText('after', examples(words, ['crunch address suggest "4600 leg"']))
      .action(
        run(async () => (await import('#cli/commands/shipping/address-suggest.ts')).addressSuggest),
      ),
  );
