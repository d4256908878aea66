import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

const giftExample = [
  "crunch gift add --amount 25 --first-name Grace --last-name Hopper --email grace@example.com --message 'Enjoy!'",
];

const balanceExample = ['crunch gift balance - < code.txt'];

/** `crunch gift add …`, `crunch gift balance CODE` */
export const giftCommands = (words: Words, run: Runner): Command =>
  new Command('gift')
    .description(words['gift'])
    .addCommand(
      new Command('add')
        .description(words['gift.add'])
        .requiredOption('--amount <dollars>', words['gift.amount'])
        .requiredOption('--first-name <name>', words['gift.firstName'])
        .requiredOption('--last-name <name>', words['gift.lastName'])
        .requiredOption('--email <address>', words['gift.email'])
        .option('--message <text>', words['gift.message'])
        .option('--send-on <day>', words['gift.sendOn'])
        .addHelpText('after', examples(words, giftExample))
        .action(run(async () => (await import('#cli/commands/gift/gift.ts')).giftAdd)),
    )
    .addCommand(
      new Command('balance')
        .description(words['gift.balance'])
        .argument('<code>', words['gift.code'])
        .addHelpText('after', examples(words, balanceExample))
        .action(run(async () => (await import('#cli/commands/gift/gift-balance.ts')).giftBalance)),
    );
