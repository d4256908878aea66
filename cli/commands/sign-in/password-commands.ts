import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch password forgot|reset|change` */
export const passwordCommands = (words: Words, run: Runner): Command =>
  new Command('password')
    .description(words['password'])
    .addCommand(
      new Command('forgot')
        .description(words['password.forgot'])
        .argument('<email>', words['password.email'])
        .addHelpText('after', examples(words, ['crunch password forgot sara@people.example']))
        .action(
          run(async () => (await import('#cli/commands/sign-in/password.ts')).passwordForgot),
        ),
    )
    .addCommand(
      new Command('reset')
        .description(words['password.reset'])
        .action(run(async () => (await import('#cli/commands/sign-in/password.ts')).passwordReset)),
    )
    .addCommand(
      new Command('change')
        .description(words['password.change'])
        .action(
          run(async () => (await import('#cli/commands/sign-in/password.ts')).passwordChange),
        ),
    );
