import { Command } from 'commander';
import { loadCommand } from '#cli/commands/scenario/load-command.ts';
import { collect } from '#cli/input/collect.ts';
import type { MakeProgram } from '#cli/session/program-host.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch scenario …`: runs files of commands with expectations. */
export const scenarioCommands = (words: Words, run: Runner, program: MakeProgram): Command =>
  new Command('scenario')
    .description(words['scenario'])
    .addCommand(
      new Command('run')
        .description(words['scenario.run'])
        .argument('[files...]', words['scenario.files'])
        .option('--var <name=value>', words['scenario.var'], collect)
        .option('--tag <tag>', words['scenario.tag'], collect)
        .option('--only <name>', words['scenario.only'], collect)
        .option('--last-failed', words['scenario.lastFailed'])
        .option('--keep-going', words['scenario.keepGoing'])
        .option('--within <time>', words['scenario.within'])
        .option('--jobs <number>', words['scenario.jobs'])
        .option('--watch', words['scenario.watch'])
        .option('--report <kind>', words['scenario.report'], collect)
        .addHelpText(
          'after',
          examples(words, [
            'crunch scenario run docs/scenarios/guest-order.yaml',
            'crunch scenario run docs/scenarios --keep-going --report junit=report.xml',
            'crunch scenario run checkout.json --var card=amex-ok --json',
            'crunch scenario run docs/scenarios --tag smoke --within 10m',
            'crunch scenario run docs/scenarios --jobs 4 --keep-going',
            'crunch scenario run trip.yaml --watch',
            'crunch scenario run --last-failed',
          ]),
        )
        .action(
          run(async () =>
            (await import('#cli/commands/scenario/scenario.ts')).scenarioRun(program),
          ),
        ),
    )
    .addCommand(
      new Command('check')
        .description(words['scenario.check'])
        .argument('<files...>', words['scenario.files'])
        .option('--var <name=value>', words['scenario.var'], collect)
        .option('--tag <tag>', words['scenario.tag'], collect)
        .option('--only <name>', words['scenario.only'], collect)
        .addHelpText('after', examples(words, ['crunch scenario check docs/scenarios']))
        .action(
          run(async () =>
            (await import('#cli/commands/scenario/scenario.ts')).scenarioCheck(program),
          ),
        ),
    )
    .addCommand(loadCommand(words, run, program))
    .addCommand(calls(words, run, program))
    .addCommand(schema(words, run));

const calls = (words: Words, run: Runner, program: MakeProgram): Command =>
  new Command('calls')
    .description(words['scenario.calls'])
    .argument('[command]', words['scenario.callsCommand'])
    .addHelpText(
      'after',
      examples(words, ['crunch scenario calls', 'crunch scenario calls "checkout place"']),
    )
    .action(
      run(async () =>
        (await import('#cli/commands/scenario/scenario-calls.ts')).scenarioCalls(program),
      ),
    );

const schema = (words: Words, run: Runner): Command =>
  new Command('schema')
    .description(words['scenario.schema'])
    .addHelpText('after', examples(words, ['crunch scenario schema > scenario.schema.json']))
    .action(
      run(
        async () =>
          (await import('#cli/commands/scenario/scenario-schema-command.ts')).scenarioSchemaShow,
      ),
    );
