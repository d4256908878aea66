import { join } from 'node:path';
import type { Command } from 'commander';
import type { ReadScenario } from '#cli/scenario/check/read-scenarios.ts';
import { runCommand } from '#cli/scenario/command/run-command.ts';
import type { Scenario } from '#cli/scenario/file/scenario.ts';
import { againOf } from '#cli/scenario/report/again.ts';
import type { ScenarioReport } from '#cli/scenario/report/scenario-report.ts';
import { runScenario } from '#cli/scenario/run/run-scenario.ts';
import { secretsAmong } from '#cli/scenario/secret/masked.ts';
import type { MakeProgram } from '#cli/session/program-host.ts';
import type { Session } from '#cli/session/session.ts';

/** How the scenarios of a run are run. */
export interface Manner {
  /** For the states and files of all scenarios. */
  readonly folder: string;
  readonly stop: AbortSignal;
  readonly keepGoing: boolean;
  readonly wantsTraces: boolean;
  readonly makeProgram: MakeProgram;
  /** The tree of commands, to look up names. */
  readonly program: Command;
}

interface Place {
  /** Which of the run's scenarios it is. */
  readonly index: number;
  /** The flag that names its shop, to run it again. */
  readonly where: string;
}

/** Runs a scenario in the shop of the session. */
export const runOne = (
  { scenario, given }: Extract<ReadScenario, { readonly scenario: Scenario }>,
  { folder, stop, keepGoing, wantsTraces, makeProgram, program }: Manner,
  { index, where }: Place,
  session: Session,
): Promise<ScenarioReport> =>
  runScenario(scenario, {
    program,
    run: runnerFor(makeProgram, session),
    folder: join(folder, String(index)),
    given,
    secrets: secretsAmong(session.settings.environment),
    keepGoing,
    wantsTraces,
    again: (one) => againOf(one, given, { where, settings: session.settings }),
    stop,
  });

/** The flags of `scenario run` itself apply to every step that does not set its own. */
const runnerFor = (makeProgram: MakeProgram, { settings, words }: Session) => {
  const [shift, seed] = [Math.round(settings.clockOffset / 1000), settings.seed];
  const above = [
    ...(settings.languageGiven ? [`--lang=${settings.language}`] : []),
    ...(shift === 0 ? [] : [`--at=${shift > 0 ? '+' : '-'}${Math.abs(shift)}s`]),
    ...(seed === undefined ? [] : [`--seed=${seed}`]),
    ...(settings.telemetry ? ['--telemetry'] : []),
    ...(settings.timeout === undefined ? [] : [`--timeout=${settings.timeout}ms`]),
    `--variant=${settings.variant}`,
    ...settings.faults.map((fault) => `--fault=${fault}`),
  ];
  return (
    argv: readonly string[],
    stateFolder: string,
    own: Readonly<Record<string, string>> = {},
  ) =>
    runCommand([...above, ...argv], makeProgram, {
      environment: {
        ...settings.environment,
        ...own,
        CRUNCH_BASE_URL: settings.baseUrl,
        CRUNCH_STATE: stateFolder,
      },
      words,
    });
};
