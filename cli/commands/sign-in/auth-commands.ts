import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch auth login|logout|status|details|register|recover|unlock|cancel|introspect|session|userinfo|renew` */
export const authCommands = (words: Words, run: Runner): Command =>
  new Command('auth')
    .description(words['auth'])
    .addCommand(
      new Command('login')
        .description(words['auth.login'])
        .requiredOption('--user <email>', words['auth.user'])
        .option('--manage', words['auth.manage'])
        .option('--renewable', words['auth.renewable'])
        .addHelpText(
          'after',
          examples(words, [
            'crunch auth login --user sara@people.example',
            'CRUNCH_PASSWORD=… crunch auth login --user sara@people.example --json',
          ]),
        )
        .action(run(async () => (await import('#cli/commands/sign-in/auth.ts')).authLogin)),
    )
    .addCommand(
      new Command('logout')
        .description(words['auth.logout'])
        .addHelpText('after', examples(words, ['crunch auth logout']))
        .action(run(async () => (await import('#cli/commands/sign-in/auth.ts')).authLogout)),
    )
    .addCommand(
      new Command('status')
        .description(words['auth.status'])
        .addHelpText('after', examples(words, ['crunch auth status --json']))
        .action(run(async () => (await import('#cli/commands/sign-in/auth.ts')).authStatus)),
    )
    .addCommand(
      new Command('details')
        .description(words['auth.details'])
        .addHelpText('after', examples(words, ['crunch auth details --json']))
        .action(run(async () => (await selfService()).authDetails)),
    )
    .addCommand(registerCommand(words, run))
    .addCommand(recoverCommand(words, run))
    .addCommand(unlockCommand(words, run))
    .addCommand(
      new Command('cancel')
        .description(words['auth.cancel'])
        .addHelpText('after', examples(words, ['crunch auth cancel']))
        .action(run(async () => (await selfService()).authCancel)),
    )
    .addCommand(
      new Command('introspect')
        .description(words['auth.introspect'])
        .addHelpText('after', examples(words, ['crunch auth introspect --json']))
        .action(run(async () => (await selfService()).authIntrospect)),
    )
    .addCommand(sessionCommand(words, run))
    .addCommand(userInfoCommand(words, run))
    .addCommand(renewCommand(words, run));

const tokenLife = () => import('#cli/commands/sign-in/token-life.ts');

const sessionCommand = (words: Words, run: Runner): Command =>
  new Command('session')
    .description(words['auth.session'])
    .option('--extend', words['auth.extend'])
    .addHelpText('after', examples(words, ['crunch auth session --json']))
    .action(run(async () => (await tokenLife()).authSession));

const userInfoCommand = (words: Words, run: Runner): Command =>
  new Command('userinfo')
    .description(words['auth.userinfo'])
    .addHelpText('after', examples(words, ['crunch auth userinfo --json']))
    .action(run(async () => (await tokenLife()).authUserInfo));

const renewCommand = (words: Words, run: Runner): Command =>
  new Command('renew')
    .description(words['auth.renew'])
    .argument('[token]', words['auth.renew.token'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch auth login --user sara@people.example --renewable && crunch auth renew --json',
      ]),
    )
    .action(run(async () => (await tokenLife()).authRenew));

const selfService = () => import('#cli/commands/sign-in/self-service.ts');

const registerCommand = (words: Words, run: Runner): Command =>
  new Command('register')
    .description(words['auth.register'])
    .requiredOption('--email <email>', words['account.email'])
    .requiredOption('--first-name <name>', words['account.firstName'])
    .requiredOption('--last-name <name>', words['account.lastName'])
    .addHelpText(
      'after',
      examples(words, [
        'CRUNCH_PASSWORD=… crunch auth register --email nia@people.example --first-name Nia --last-name New',
      ]),
    )
    .action(run(async () => (await selfService()).authRegister));

const recoverCommand = (words: Words, run: Runner): Command =>
  new Command('recover')
    .description(words['auth.recover'])
    .requiredOption('--user <email>', words['password.email'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch auth recover --user sara@people.example',
        'CRUNCH_CODE=… CRUNCH_NEW_PASSWORD=… crunch auth recover --user sara@people.example',
      ]),
    )
    .action(run(async () => (await selfService()).authRecover));

const unlockCommand = (words: Words, run: Runner): Command =>
  new Command('unlock')
    .description(words['auth.unlock'])
    .requiredOption('--user <email>', words['password.email'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch auth unlock --user luke@people.example',
        'CRUNCH_CODE=… crunch auth unlock --user luke@people.example',
      ]),
    )
    .action(run(async () => (await selfService()).authUnlock));
