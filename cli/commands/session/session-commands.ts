import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch handshake` */
export const handshakeCommand = (words: Words, run: Runner): Command =>
  new Command('handshake')
    .description(words['handshake'])
    .addHelpText('after', examples(words, ['crunch handshake --json']))
    .action(run(async () => (await import('#cli/commands/session/shop-facts.ts')).handshake));

/** `crunch config` */
export const configCommand = (words: Words, run: Runner): Command =>
  new Command('config')
    .description(words['config'])
    .addHelpText('after', examples(words, ['crunch config', 'crunch config --json']))
    .action(run(async () => (await import('#cli/commands/session/shop-facts.ts')).config));

/** `crunch doctor` */
export const doctorCommand = (words: Words, run: Runner): Command =>
  new Command('doctor')
    .description(words['doctor'])
    .addHelpText(
      'after',
      examples(words, ['crunch doctor', 'crunch doctor --base-url https://shop.example']),
    )
    .action(run(async () => (await import('#cli/commands/session/doctor.ts')).doctor));
