import { Command } from 'commander';
import { examples } from '#cli/commands/examples.ts';
import type { Runner } from '#cli/session.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch sandbox …`: the tools page's calls from a terminal. */
export const sandboxCommands = (words: Words, run: Runner): Command =>
  new Command('sandbox')
    .description(words['sandbox'])
    .addCommand(
      new Command('status')
        .description(words['sandbox.status'])
        .addHelpText('after', examples(words, ['crunch sandbox status --json']))
        .action(run(async () => (await import('#cli/actions/sandbox.ts')).sandboxStatus)),
    )
    .addCommand(
      new Command('reset')
        .description(words['sandbox.reset'])
        .addHelpText('after', examples(words, ['crunch sandbox reset']))
        .action(run(async () => (await import('#cli/actions/sandbox.ts')).sandboxReset)),
    )
    .addCommand(
      new Command('seed')
        .description(words['sandbox.seed'])
        .requiredOption('--products <number>', words['sandbox.products'])
        .addHelpText('after', examples(words, ['crunch sandbox seed --products 10000']))
        .action(run(async () => (await import('#cli/actions/sandbox.ts')).sandboxSeed)),
    )
    .addCommand(fault(words, run))
    .addCommand(
      new Command('mail')
        .description(words['sandbox.mail'])
        .addHelpText('after', examples(words, ['crunch sandbox mail']))
        .action(run(async () => (await import('#cli/actions/sandbox.ts')).sandboxMail)),
    )
    .addCommand(
      new Command('ledger')
        .description(words['sandbox.ledger'])
        .addHelpText('after', examples(words, ['crunch sandbox ledger --json']))
        .action(run(async () => (await import('#cli/actions/sandbox.ts')).sandboxLedger)),
    );

const fault = (words: Words, run: Runner): Command =>
  new Command('fault')
    .description(words['sandbox.fault'])
    .argument('[mode]', words['sandbox.mode'])
    .option('--operation <name>', words['sandbox.operation'])
    .option('--count <number>', words['sandbox.count'])
    .option('--delay <milliseconds>', words['sandbox.delay'])
    .option('--clear', words['sandbox.clear'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch sandbox fault timeoutAfterCommit --operation authorization',
        'crunch sandbox fault http502 --operation capture --count 2',
        'crunch sandbox fault --clear',
      ]),
    )
    .action(run(async () => (await import('#cli/actions/sandbox.ts')).sandboxFault));
