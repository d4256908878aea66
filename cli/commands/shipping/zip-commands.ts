import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch zip set 75024` */
export const zipCommands = (words: Words, run: Runner): Command =>
  new Command('zip').description(words['zip']).addCommand(
    new Command('set')
      .description(words['zip.set'])
      .argument('<zip>', words['zip.zip'])
      .addHelpText('after', examples(words, ['crunch zip set 75024']))
      .action(run(async () => (await import('#cli/commands/shipping/zip-set.ts')).zipSet)),
  );
