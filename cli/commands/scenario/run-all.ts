import { basename, join } from 'node:path';
import { write } from '#cli/report/terminal.ts';
import type { ReadScenario } from '#cli/scenario/check/read-scenarios.ts';
import { runCommand } from '#cli/scenario/command/run-command.ts';
import { toldProblem } from '#cli/scenario/file/problem.ts';
import type { Scenario } from '#cli/scenario/file/scenario.ts';
import { againOf } from '#cli/scenario/report/again.ts';
import type { ScenarioReport } from '#cli/scenario/report/scenario-report.ts';
import { runScenario, skippedScenario } from '#cli/scenario/run/run-scenario.ts';
import { secretsAmong } from '#cli/scenario/secret/masked.ts';
import { type MakeProgram, programOf } from '#cli/session/program-host.ts';
import type { Session } from '#cli/session/session.ts';
import type { Words } from '#cli/words/words.ts';

interface Run {
  /** For the states and files of all scenarios. */
  readonly folder: string;
  readonly stop: AbortSignal;
  readonly keepGoing: boolean;
  readonly wantsTraces: boolean;
  readonly makeProgram: MakeProgram;
}

/** Runs one scenario after the other; files that are wrong stand in the report as they are. */
export const runAll = async (
  read: readonly ReadScenario[],
  { folder, stop, keepGoing, wantsTraces, makeProgram }: Run,
  session: Session,
): Promise<readonly ScenarioReport[]> => {
  const reports: ScenarioReport[] = [];
  let isOver = false;
  for (const [index, one] of read.entries()) {
    if (one.scenario === undefined) {
      reports.push(wrongScenario(one, session.words));
    } else if (isOver || stop.aborted) {
      reports.push(skippedScenario(one.scenario));
    } else {
      await sayProgress(`… ${one.scenario.name}`, session);
      const began = performance.now();
      const host = {
        program: programOf(makeProgram, session),
        run: runnerFor(makeProgram, session),
        folder: join(folder, String(index)),
        given: one.given,
        secrets: secretsAmong(session.settings.environment),
        keepGoing,
        wantsTraces,
        again: (scenario: Scenario) => againOf(scenario, one.given, session.settings),
        stop,
      };
      const report = await runScenario(one.scenario, host);
      reports.push(report);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const mark = report.status === 'passed' ? '✓' : '✗';
      await sayProgress(
        `${mark} ${index + 1}/${read.length} ${report.name} (${seconds} s)`,
        session,
      );
      isOver = !keepGoing && report.status === 'failed';
    }
  }
  return reports;
};

const wrongScenario = ({ path, problems = [] }: ReadScenario, words: Words): ScenarioReport => ({
  name: basename(path),
  file: path,
  status: 'failed',
  steps: [],
  problems: problems.map((problem) => toldProblem(problem, words)),
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

/** On standard error, in a pipe and beside JSON, too: a long run shows that it goes on. */
const sayProgress = async (line: string, { settings, terminal }: Session): Promise<void> => {
  if (!settings.quiet) await write(terminal.stderr, `${line}\n`);
};
