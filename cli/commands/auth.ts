import { Command } from 'commander';
import { examples } from '#cli/commands/examples.ts';
import type { Runner } from '#cli/session.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch auth login|logout|status|…` */
export const authCommands = (words: Words, run: Runner): Command =>
  new Command('auth')
    .description(words['auth'])
    .addCommand(
      new Command('login')
        .description(words['auth.login'])
        .requiredOption('--user <email>', words['auth.user'])
        .addHelpText(
          'after',
          examples(words, [
            'crunch auth login --user sara@people.example',
            'CRUNCH_PASSWORD=… crunch auth login --user sara@people.example --json',
          ]),
        )
        .action(run(async () => (await import('#cli/actions/auth.ts')).authLogin)),
    )
    .addCommand(
      new Command('logout')
        .description(words['auth.logout'])
        .addHelpText('after', examples(words, ['crunch auth logout']))
        .action(run(async () => (await import('#cli/actions/auth.ts')).authLogout)),
    )
    .addCommand(
      new Command('status')
        .description(words['auth.status'])
        .addHelpText('after', examples(words, ['crunch auth status --json']))
        .action(run(async () => (await import('#cli/actions/auth.ts')).authStatus)),
    );
