import { Command } from 'commander';
import { collect } from '#cli/input/collect.ts';
import type { MakeProgram } from '#cli/session/program-host.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch scenario load …` */
export const loadCommand = (words: Words, run: Runner, program: MakeProgram): Command =>
  new Command('load')
    .description(words['scenario.load'])
    .argument('<files...>', words['scenario.files'])
    .requiredOption('--rate <rate>', words['scenario.rate'])
    .requiredOption('--for <time>', words['scenario.for'])
    .option('--until <bound>', words['scenario.until'], collect)
    .option('--var <name=value>', words['scenario.var'], collect)
    .option('--tag <tag>', words['scenario.tag'], collect)
    .option('--only <name>', words['scenario.only'], collect)
    .addHelpText(
      'after',
      examples(words, [
        "crunch scenario load trip.yaml --rate 5/s --for 60s --until 'p99 < 800ms'",
        "crunch scenario load docs/scenarios/checkout.json --rate 30/m --for 10m --until 'trip p95 < 6s' --until 'failed < 1%'",
      ]),
    )
    .action(
      run(async () => (await import('#cli/commands/scenario/load.ts')).scenarioLoad(program)),
    );
