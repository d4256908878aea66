import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch notify CHP-0302 --email ada@example.com` */
export const notifyCommand = (words: Words, run: Runner): Command =>
  new Command('notify')
    .description(words['notify'])
    .argument('<product>', words['product.id'])
    .requiredOption('--email <address>', words['notify.email'])
    .option('--sure', words['notify.sure'])
    .addHelpText('after', examples(words, ['crunch notify CHP-0302 --email ada@example.com']))
    .action(run(async () => (await import('#cli/commands/notice/notify.ts')).notify));
