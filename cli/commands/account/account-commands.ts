import { Command } from 'commander';
import { collect } from '#cli/input/collect.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch account …` */
export const accountCommands = (words: Words, run: Runner): Command =>
  new Command('account')
    .description(words['account'])
    .addCommand(create(words, run))
    .addCommand(
      new Command('show')
        .description(words['account.show'])
        .action(run(async () => (await import('#cli/commands/account/account.ts')).accountShow)),
    )
    .addCommand(profile(words, run))
    .addCommand(preferences(words, run))
    .addCommand(addresses(words, run))
    .addCommand(
      new Command('cards')
        .description(words['account.cards'])
        .action(
          run(async () => (await import('#cli/commands/account/account-cards.ts')).cardsList),
        ),
    )
    .addCommand(paymentAccounts(words, run))
    .addCommand(
      new Command('remove-card')
        .description(words['account.removeCard'])
        .argument('<card>', words['account.card'])
        .addHelpText('after', examples(words, ['crunch account remove-card 2']))
        .action(
          run(async () => (await import('#cli/commands/account/account-cards.ts')).cardRemove),
        ),
    );

const paymentAccounts = (words: Words, run: Runner): Command => {
  const commands = () => import('#cli/commands/account/account-payment-accounts.ts');
  return new Command('payment-accounts')
    .description(words['account.paymentAccounts'])
    .addCommand(
      new Command('list')
        .description(words['account.paymentAccounts.list'])
        .action(run(async () => (await commands()).paymentAccountsList)),
    )
    .addCommand(
      new Command('remove')
        .description(words['account.paymentAccounts.remove'])
        .argument('<id>', words['account.paymentAccounts.id'])
        .action(run(async () => (await commands()).paymentAccountRemove)),
    );
};

const createExample =
  'CRUNCH_PASSWORD=… crunch account create --email ada@example.com --first-name Ada --last-name Byron --accept-terms';

const create = (words: Words, run: Runner): Command =>
  new Command('create')
    .description(words['account.create'])
    .requiredOption('--email <address>', words['account.email'])
    .requiredOption('--first-name <name>', words['account.firstName'])
    .requiredOption('--last-name <name>', words['account.lastName'])
    .option('--phone <number>', words['account.phone'])
    .option('--birth-date <date>', words['account.birthDate'])
    .option('--gender <gender>', words['account.gender'])
    .option('--news', words['account.news'])
    .option('--accept-terms', words['account.acceptTerms'])
    .addHelpText('after', examples(words, [createExample]))
    .action(run(async () => (await import('#cli/commands/account/account.ts')).accountCreate));

const profile = (words: Words, run: Runner): Command =>
  new Command('profile')
    .description(words['account.profile'])
    .option('--first-name <name>', words['account.firstName'])
    .option('--last-name <name>', words['account.lastName'])
    .option('--phone <number>', words['account.phone'])
    .option('--birth-date <date>', words['account.birthDate'])
    .option('--gender <gender>', words['account.gender'])
    .addHelpText('after', examples(words, ['crunch account profile --phone 2145550100']))
    .action(run(async () => (await import('#cli/commands/account/account.ts')).accountProfile));

const preferences = (words: Words, run: Runner): Command =>
  new Command('preferences')
    .description(words['account.preferences'])
    .option('--by-email <answer>', words['account.byEmail'])
    .option('--by-sms <answer>', words['account.bySms'])
    .option('--news <answer>', words['account.newsChoice'])
    .addHelpText('after', examples(words, ['crunch account preferences --by-email yes --news no']))
    .action(run(async () => (await import('#cli/commands/account/account.ts')).accountPreferences));

const addresses = (words: Words, run: Runner): Command =>
  new Command('address')
    .description(words['account.address'])
    .addCommand(
      new Command('list')
        .description(words['account.address.list'])
        .action(
          run(async () => (await import('#cli/commands/account/account-address.ts')).addressList),
        ),
    )
    .addCommand(
      withAddressFlags(words, new Command('add').description(words['account.address.add']))
        .addHelpText('after', examples(words, [addExample]))
        .action(
          run(async () => (await import('#cli/commands/account/account-address.ts')).addressSave),
        ),
    )
    .addCommand(
      withAddressFlags(words, new Command('edit').description(words['account.address.edit']))
        .argument('<id>', words['account.address.id'])
        .action(
          run(async () => (await import('#cli/commands/account/account-address.ts')).addressSave),
        ),
    )
    .addCommand(
      new Command('remove')
        .description(words['account.address.remove'])
        .argument('<id>', words['account.address.id'])
        .action(
          run(async () => (await import('#cli/commands/account/account-address.ts')).addressRemove),
        ),
    )
    .addCommand(
      new Command('default')
        .description(words['account.address.default'])
        .argument('<id>', words['account.address.id'])
        .action(
          run(
            async () => (await import('#cli/commands/account/account-address.ts')).addressDefault,
          ),
        ),
    );

const addExample =
  "crunch account address add --address '5800 Legacy Dr' --city Plano --state TX --zip 75024 --default";

const withAddressFlags = (words: Words, command: Command): Command =>
  command
    .option('--first-name <name>', words['account.firstName'])
    .option('--last-name <name>', words['account.lastName'])
    .option('--address <line>', words['checkout.address'])
    .option('--address-details <line>', words['checkout.addressDetails'])
    .option('--city <name>', words['checkout.city'])
    .option('--state <code>', words['checkout.state'], collect)
    .option('--zip <zip>', words['checkout.zip'])
    .option('--default', words['account.address.primary']);
