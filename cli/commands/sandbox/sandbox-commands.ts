import { Command } from 'commander';
import { telemetryCommands } from '#cli/commands/sandbox/telemetry-commands.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch sandbox …`: the tools page's calls from a terminal. */
export const sandboxCommands = (words: Words, run: Runner): Command =>
  new Command('sandbox')
    .description(words['sandbox'])
    .addCommand(
      new Command('status')
        .description(words['sandbox.status'])
        .addHelpText('after', examples(words, ['crunch sandbox status --json']))
        .action(run(async () => (await import('#cli/commands/sandbox/sandbox.ts')).sandboxStatus)),
    )
    .addCommand(
      new Command('reset')
        .description(words['sandbox.reset'])
        .option('--yes', words['sandbox.yes'])
        .addHelpText(
          'after',
          examples(words, ['crunch sandbox reset', 'crunch sandbox reset --yes']),
        )
        .action(run(async () => (await import('#cli/commands/sandbox/sandbox.ts')).sandboxReset)),
    )
    .addCommand(
      new Command('seed')
        .description(words['sandbox.seed'])
        .requiredOption('--products <number>', words['sandbox.products'])
        .addHelpText('after', examples(words, ['crunch sandbox seed --products 10000']))
        .action(run(async () => (await import('#cli/commands/sandbox/sandbox.ts')).sandboxSeed)),
    )
    .addCommand(restock(words, run))
    .addCommand(fault(words, run))
    .addCommand(clock(words, run))
    .addCommand(product(words, run))
    .addCommand(
      new Command('people')
        .description(words['sandbox.people'])
        .addHelpText('after', examples(words, ['crunch sandbox people']))
        .action(
          run(
            async () => (await import('#cli/commands/sandbox/sandbox-steering.ts')).sandboxPeople,
          ),
        ),
    )
    .addCommand(review(words, run))
    .addCommand(pending(words, run))
    .addCommand(telemetryCommands(words, run))
    .addCommand(
      new Command('mail')
        .description(words['sandbox.mail'])
        .option('--to <address>', words['sandbox.mailTo'])
        .addHelpText('after', examples(words, ['crunch sandbox mail']))
        .action(run(async () => (await import('#cli/commands/sandbox/sandbox.ts')).sandboxMail)),
    )
    .addCommand(
      new Command('ledger')
        .description(words['sandbox.ledger'])
        .option('--order <id>', words['sandbox.ledgerOrder'])
        .addHelpText('after', examples(words, ['crunch sandbox ledger --json']))
        .action(run(async () => (await import('#cli/commands/sandbox/sandbox.ts')).sandboxLedger)),
    );

const restock = (words: Words, run: Runner): Command =>
  new Command('restock')
    .description(words['sandbox.restock'])
    .argument('<product>', words['product.id'])
    .requiredOption('--quantity <number>', words['sandbox.quantity'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch sandbox restock CHP-0302 --quantity 24',
        'crunch sandbox restock CHP-0101 --quantity 0',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/sandbox/sandbox.ts')).sandboxRestock));

const review = (words: Words, run: Runner): Command =>
  new Command('review')
    .description(words['sandbox.review'])
    .argument('[decision]', words['sandbox.decision'])
    .option('--order <id>', words['sandbox.reviewOrder'])
    .addHelpText(
      'after',
      examples(words, ['crunch sandbox review accept', 'crunch sandbox review reject --order ID']),
    )
    .action(run(async () => (await import('#cli/commands/sandbox/sandbox.ts')).sandboxReview));

const pending = (words: Words, run: Runner): Command =>
  new Command('pending')
    .description(words['sandbox.pending'])
    .argument('[decision]', words['sandbox.pendingDecision'])
    .option('--order <id>', words['sandbox.reviewOrder'])
    .option('--questions <number>', words['sandbox.questions'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch sandbox pending complete',
        'crunch sandbox pending decline --order ID',
        'crunch sandbox pending --questions 100',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/sandbox/sandbox.ts')).sandboxPending));

const fault = (words: Words, run: Runner): Command =>
  new Command('fault')
    .description(words['sandbox.fault'])
    .argument('[mode]', words['sandbox.mode'])
    .option('--operation <name>', words['sandbox.operation'])
    .option('--call <name>', words['sandbox.call'])
    .option('--shopper <id>', words['sandbox.shopper'])
    .option('--about <text>', words['sandbox.about'])
    .option('--count <number>', words['sandbox.count'])
    .option('--delay <milliseconds>', words['sandbox.delay'])
    .option('--clear', words['sandbox.clear'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch sandbox fault 500 --call getqueryproducts --count 2',
        'crunch sandbox fault timeoutAfterCommit --operation authorization',
        'crunch sandbox fault http502 --operation capture --count 2',
        'crunch sandbox fault http503 --operation tax --about 75023 --count 2',
        'crunch sandbox fault --clear',
      ]),
    )
    .action(
      run(async () => (await import('#cli/commands/sandbox/sandbox-steering.ts')).sandboxFault),
    );

const clock = (words: Words, run: Runner): Command =>
  new Command('clock')
    .description(words['sandbox.clock'])
    .option('--offset <offset>', words['sandbox.offset'])
    .option('--time <time>', words['sandbox.time'])
    .option('--reset', words['sandbox.clockReset'])
    .addHelpText(
      'after',
      examples(words, ['crunch sandbox clock', 'crunch sandbox clock --offset +2h']),
    )
    .action(
      run(async () => (await import('#cli/commands/sandbox/sandbox-steering.ts')).sandboxClock),
    );

const product = (words: Words, run: Runner): Command =>
  new Command('product')
    .description(words['sandbox.product'])
    .argument('<id>', words['product.id'])
    .option('--price <dollars>', words['sandbox.price'])
    .option('--stock <number>', words['sandbox.stock'])
    .option('--location <number>', words['sandbox.location'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch sandbox product CHP-0101 --price 4.49',
        'crunch sandbox product CHP-0101 --stock 0 --location 100',
      ]),
    )
    .action(
      run(async () => (await import('#cli/commands/sandbox/sandbox-steering.ts')).sandboxProduct),
    );
