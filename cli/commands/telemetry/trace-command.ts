import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch trace CC-7K2M-9QXT`: what an order went through. */
export const traceCommand = (words: Words, run: Runner): Command =>
  new Command('trace')
    .description(words['trace'])
    .argument('<id>', words['trace.id'])
    .addHelpText(
      'after',
      examples(words, ['crunch trace CC-7K2M-9QXT', 'crunch trace CC-7K2M-9QXT --json']),
    )
    .action(run(async () => (await import('#cli/commands/telemetry/trace.ts')).showTrace));
