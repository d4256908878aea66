import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { readEvery } from '#cli/commands/scenario/read-every.ts';
import { runAll } from '#cli/commands/scenario/run-all.ts';
import { filesOfLastFailed, selected } from '#cli/commands/scenario/select.ts';
import { filesOf, watch } from '#cli/commands/scenario/watch.ts';
import {
  readWantedReport,
  type WantedReport,
  writeReports,
} from '#cli/commands/scenario/write-reports.ts';
import { parseFlags, wholeNumber } from '#cli/input/parse.ts';
import type { Answer } from '#cli/report/answer.ts';
import {
  badUsage,
  CommandFailure,
  type EndingSignal,
  exitCodes,
  signalCodes,
} from '#cli/report/command-failure.ts';
import { goOnWithoutReader, write } from '#cli/report/terminal.ts';
import type { ReadScenario } from '#cli/scenario/check/read-scenarios.ts';
import { type Problem, problemText, toldProblem } from '#cli/scenario/file/problem.ts';
import { comparedWithGreen, keepGreen } from '#cli/scenario/kept/green-run.ts';
import { keepFailed } from '#cli/scenario/kept/last-run.ts';
import { reportData } from '#cli/scenario/report/machine-reports.ts';
import { reportText, unmetText } from '#cli/scenario/report/report-text.ts';
import { isUnreached, type ScenarioReport } from '#cli/scenario/report/scenario-report.ts';
import { inTime } from '#cli/scenario/run/limits.ts';
import { inTemporaryFolder, untilSignal } from '#cli/session/ending.ts';
import { type MakeProgram, programOf } from '#cli/session/program-host.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { readTimeout } from '#cli/session/timeout.ts';

const runFlags = z.object({
  var: z.optional(z.array(z.string())),
  keepGoing: z.optional(z.boolean()),
  report: z.optional(z.array(z.string())),
  tag: z.optional(z.array(z.string())),
  only: z.optional(z.array(z.string())),
  lastFailed: z.optional(z.boolean()),
  within: z.optional(z.string()),
  jobs: z.optional(z.string()),
  watch: z.optional(z.boolean()),
});
const checkFlags = z.pick(runFlags, { var: true, tag: true, only: true });

/** `crunch scenario run FILE…` */
export const scenarioRun =
  (makeProgram: MakeProgram): Action =>
  async (session, { args, flags }) => {
    const { words } = session;
    const wish = parseFlags(runFlags, flags, words);
    const wanted = (wish.report ?? []).map((text) => readWantedReport(text, session));
    readTimeout(wish.within, words, '--within');
    const jobs = jobsOf(wish.jobs, session);
    const named = args.flatMap((path) => (path === undefined ? [] : [path]));
    if (named.length === 0 && wish.lastFailed !== true) {
      throw badUsage(fillBlanks(words['error.missingArgument'], { name: 'files' }), 'files');
    }
    let files: readonly string[] = [];
    const run = () =>
      runOnce({ named, wish, wanted, jobs, makeProgram }, session, (read) => {
        files = filesOf(read);
      });
    return wish.watch === true ? watch({ run, files: () => files }, session) : run();
  };

interface Asked {
  readonly named: readonly string[];
  readonly wish: z.output<typeof runFlags>;
  readonly wanted: readonly WantedReport[];
  readonly jobs: number | undefined;
  readonly makeProgram: MakeProgram;
}

/** Reads the files, runs what is wanted of them, and writes all reports. */
const runOnce = async (
  { named, wish, wanted, jobs, makeProgram }: Asked,
  session: Session,
  hear: (read: readonly ReadScenario[]) => void,
): Promise<Answer> => {
  const { settings, terminal } = session;
  const paths = named.length === 0 ? filesOfLastFailed(session) : named;
  const { environment } = settings;
  const every = await readEvery(paths, wish.var ?? [], makeProgram, session, environment);
  hear(every);
  const read = selected(every, wish, session);
  const problems = problemsOf(read);
  // What is wrong is told before anything runs; the files that can run do.
  if (problems.length > 0 && !settings.json) {
    await write(terminal.stderr, `${terminal.paint.red(textOf(problems, session))}\n`);
  }
  goOnWithoutReader(terminal);
  const keepGoing = wish.keepGoing === true;
  const program = programOf(makeProgram, session);
  const wantsTraces = wanted.some(({ kind }) => kind === 'html');
  const { value: ran, signal } = await untilSignal((ended) =>
    inTemporaryFolder('crunch-scenario-', (folder) =>
      inTime(wish.within, ended, (stop) =>
        runAll(read, { folder, stop, keepGoing, wantsTraces, makeProgram, program }, jobs, session),
      ),
    ),
  );
  const reports = comparedWithGreen(settings.stateFolder, ran.reports);
  const isKept = [keepGreen, keepFailed].map((keep) => keep(settings.stateFolder, ran.reports));
  if (isKept.includes(false)) await sayNotKept(session);
  await writeReports(wanted, reports, session);
  const text = () =>
    wanted.some(({ path }) => path === undefined) ? '' : reportText(reports, session);
  const answer = { data: reportData(reports), text };
  const failure = failureOf(reports, { problems, signal, trouble: ran.trouble }, session);
  if (failure === undefined) return answer;
  throw await withReport(failure, answer, session);
};

/** How many scenarios run at once, each in a shop of its own; a shop that was named is everybody's. */
const jobsOf = (given: string | undefined, { settings, words }: Session): number | undefined => {
  if (given === undefined) return undefined;
  const jobs = wholeNumber(given, '--jobs', { least: 1, most: 32 }, words);
  if (settings.baseUrlGiven) throw badUsage(words['error.jobsShop'], 'jobs');
  return jobs;
};

/** `crunch scenario check FILE…`: reads without running. */
export const scenarioCheck =
  (makeProgram: MakeProgram): Action =>
  async (session, { args, flags }) => {
    const wish = parseFlags(checkFlags, flags, session.words);
    const paths = args.flatMap((path) => (path === undefined ? [] : [path]));
    const every = await readEvery(paths, wish.var ?? [], makeProgram, session);
    const read = selected(every, wish, session);
    const problems = problemsOf(read);
    if (problems.length > 0) {
      const failure = wrongFiles(problems, session);
      failure.data = { problems: problems.map((problem) => toldProblem(problem, session.words)) };
      throw failure;
    }
    const scenarios = read.flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario]));
    return {
      data: {
        scenarios: scenarios.map(({ name, file, steps }) => ({ name, file, steps: steps.length })),
      },
      text: () => session.words['out.valid'],
    };
  };

/** With `--verbose`: a machine that keeps nothing, as those of CI, must not be told so each time. */
const sayNotKept = async ({ settings, terminal, words }: Session): Promise<void> => {
  if (settings.verbose && !settings.json) {
    await write(terminal.stderr, `${words['out.notKept']}\n`);
  }
};

const problemsOf = (read: readonly ReadScenario[]): readonly Problem[] =>
  read.flatMap(({ problems = [] }) => problems);

const textOf = (problems: readonly Problem[], { words }: Session): string =>
  problems.map((problem) => problemText(problem, words)).join('\n');

const wrongFiles = (problems: readonly Problem[], session: Session): CommandFailure => {
  const [first] = problems;
  return new CommandFailure(
    {
      code: first?.code ?? 'InputRefused',
      message: textOf(problems, session),
      ...(first !== undefined && { field: first.field }),
    },
    exitCodes.badInput,
  );
};

interface Ending {
  readonly problems: readonly Problem[];
  readonly signal: EndingSignal | undefined;
  readonly trouble: CommandFailure | undefined;
}

/** How the run failed, the worst first: it was ended, a file is wrong, a step failed. */
const failureOf = (
  reports: readonly ScenarioReport[],
  { problems, signal, trouble }: Ending,
  session: Session,
): CommandFailure | undefined => {
  const { words } = session;
  if (signal !== undefined) {
    const message = fillBlanks(words['error.interrupted'], { signal });
    return new CommandFailure({ code: 'Interrupted', message }, signalCodes[signal]);
  }
  if (problems.length > 0) return wrongFiles(problems, session);
  const failed = reports.find(({ status }) => status === 'failed');
  if (failed === undefined) return trouble;
  const step = failed.steps.find(({ status }) => status === 'failed');
  const [unmet] = step?.unmet ?? [];
  const message = fillBlanks(words['error.scenario'], {
    name: failed.name,
    step: step?.name ?? '',
    issue: unmet === undefined ? '' : unmetText(unmet, session),
  });
  // Only when nothing else is wrong: one unmet expectation is a finding, whatever failed beside it.
  const isUnmet = reports.some(({ status, steps }) => {
    const first = steps.find((each) => each.status === 'failed');
    return status === 'failed' && (first === undefined || !isUnreached(first));
  });
  return isUnmet
    ? new CommandFailure({ code: 'ScenarioFailed', message }, exitCodes.unmet)
    : (trouble ??
        new CommandFailure({ code: 'ScenarioUnreachable', message }, exitCodes.unreachable));
};

/** People see the whole report before the failure, scripts in it. */
const withReport = async (
  failure: CommandFailure,
  answer: Answer,
  { settings, terminal }: Session,
): Promise<CommandFailure> => {
  const text = settings.json ? '' : answer.text();
  if (text !== '') await write(terminal.stdout, `${text}\n`);
  failure.data = answer.data;
  return failure;
};
