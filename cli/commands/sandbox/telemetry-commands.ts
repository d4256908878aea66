import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch sandbox telemetry …`: what the collector got, and the faults it plays. */
export const telemetryCommands = (words: Words, run: Runner): Command =>
  new Command('telemetry')
    .description(words['sandbox.telemetry'])
    .addCommand(list(words, run))
    .addCommand(tail(words, run))
    .addCommand(
      new Command('clear')
        .description(words['telemetry.clear'])
        .addHelpText('after', examples(words, ['crunch sandbox telemetry clear']))
        .action(run(async () => (await code()).telemetryClear)),
    )
    .addCommand(fault(words, run));

const code = () => import('#cli/commands/sandbox/sandbox-telemetry.ts');

const filtered = (command: Command, words: Words): Command =>
  command
    .option('--name <text>', words['telemetry.name'])
    .option('--person <id>', words['telemetry.person'])
    .option('--order <id>', words['telemetry.order'])
    .option('--kind <kind>', words['telemetry.kind']);

const list = (words: Words, run: Runner): Command =>
  filtered(new Command('list').description(words['telemetry.list']), words)
    .option('--limit <number>', words['telemetry.limit'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch sandbox telemetry list --name page_speed --json',
        'crunch sandbox telemetry list --order CC-7K2M-9QXT --kind event',
      ]),
    )
    .action(run(async () => (await code()).telemetryList));

const tail = (words: Words, run: Runner): Command =>
  filtered(new Command('tail').description(words['telemetry.tail']), words)
    .option('--for <seconds>', words['telemetry.for'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch sandbox telemetry tail',
        'crunch sandbox telemetry tail --kind exception --for 60 --json',
      ]),
    )
    .action(
      run(
        async () => (await import('#cli/commands/sandbox/sandbox-telemetry-tail.ts')).telemetryTail,
      ),
    );

const fault = (words: Words, run: Runner): Command =>
  new Command('fault')
    .description(words['telemetry.fault'])
    .argument('[mode]', words['telemetry.mode'])
    .option('--call <name>', words['telemetry.call'])
    .option('--items <list>', words['telemetry.items'])
    .option('--target <address>', words['telemetry.target'])
    .option('--retry-after <seconds>', words['telemetry.retryAfter'])
    .option('--count <number>', words['sandbox.count'])
    .option('--delay <milliseconds>', words['sandbox.delay'])
    .option('--clear', words['sandbox.clear'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch sandbox telemetry fault 503 --count 3 --retry-after 2',
        'crunch sandbox telemetry fault 206 --items 1:429,2:400',
        'crunch sandbox telemetry fault 307',
        'crunch sandbox telemetry fault 404 --call config --count 3',
        'crunch sandbox telemetry fault --clear',
      ]),
    )
    .action(run(async () => (await code()).telemetryFault));
