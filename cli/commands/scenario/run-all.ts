import { basename, join } from 'node:path';
import { fillBlanks } from '#application/messages/message.ts';
import { type Manner, runOne } from '#cli/commands/scenario/run-one.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import { write } from '#cli/report/terminal.ts';
import type { ReadScenario } from '#cli/scenario/check/read-scenarios.ts';
import { toldProblem } from '#cli/scenario/file/problem.ts';
import { inLanes } from '#cli/scenario/jobs/lanes.ts';
import { OwnShopFailed, startOwnShop } from '#cli/scenario/jobs/own-shop.ts';
import { shopFolder } from '#cli/scenario/jobs/shop-folder.ts';
import type { ScenarioReport } from '#cli/scenario/report/scenario-report.ts';
import { skippedScenario } from '#cli/scenario/run/run-scenario.ts';
import type { Session } from '#cli/session/session.ts';
import type { Words } from '#cli/words/words.ts';

interface Ran {
  readonly reports: readonly ScenarioReport[];
  /** Why some of them could not run at all. */
  readonly trouble?: CommandFailure | undefined;
}

/** Runs all scenarios; files that are wrong stand in the report as they are. */
export const runAll = async (
  read: readonly ReadScenario[],
  manner: Manner,
  jobs: number | undefined,
  session: Session,
): Promise<Ran> => {
  const reports = new Map<ReadScenario, ScenarioReport>();
  const right = read.filter(({ scenario }) => scenario !== undefined);
  let isOver = false;
  const each = async (index: number, where: string, own: Session): Promise<void> => {
    const one = right[index];
    if (one?.scenario === undefined || isOver || manner.stop.aborted) return;
    await sayProgress(`… ${one.scenario.name}`, session);
    const began = performance.now();
    const report = await runOne(one, manner, { index, where }, own);
    reports.set(one, report);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const mark = report.status === 'passed' ? '✓' : '✗';
    const count = `${reports.size}/${right.length}`;
    await sayProgress(`${mark} ${count} ${report.name} (${seconds} s)`, session);
    isOver ||= !manner.keepGoing && report.status === 'failed';
  };
  let trouble: CommandFailure | undefined;
  if (jobs === undefined) {
    const where = `--base-url=${session.settings.baseUrl}`;
    for (const index of right.keys()) await each(index, where, session);
  } else {
    const over = () => isOver || manner.stop.aborted;
    trouble = await inOwnShops({ jobs, items: right.length, each, isOver: over }, manner, session);
  }
  return {
    reports: read.map((one) =>
      one.scenario === undefined
        ? wrongScenario(one, session.words)
        : (reports.get(one) ?? skippedScenario(one.scenario)),
    ),
    trouble,
  };
};

interface Work {
  readonly jobs: number;
  readonly items: number;
  readonly each: (index: number, where: string, own: Session) => Promise<void>;
  readonly isOver: () => boolean;
}

/** So many at a time, each in a shop that nobody else uses (D-CLI-28). */
const inOwnShops = async (
  { jobs, items, each, isOver }: Work,
  { folder, stop }: Manner,
  session: Session,
): Promise<CommandFailure | undefined> => {
  const { words } = session;
  const project = shopFolder();
  if (project === undefined) {
    const facts = { code: 'ShopMissing', message: words['error.noShopHere'], field: 'jobs' };
    throw new CommandFailure(facts, exitCodes.badInput);
  }
  await sayProgress(fillBlanks(words['out.ownShops'], { count: Math.min(jobs, items) }), session);
  try {
    await inLanes({
      lanes: jobs,
      items,
      isOver,
      start: (lane) => startOwnShop({ project, data: join(folder, `shop-${lane}`), stop }),
      each: (index, { origin }) => {
        const settings = { ...session.settings, baseUrl: origin, baseUrlGiven: true };
        return each(index, '--jobs=1', { ...session, settings });
      },
    });
  } catch (cause) {
    if (!(cause instanceof OwnShopFailed)) throw cause;
    if (stop.aborted) return undefined;
    const message = fillBlanks(words['error.ownShop'], { issue: cause.message });
    return new CommandFailure({ code: 'OwnShopFailed', message }, exitCodes.unreachable, cause);
  }
  return undefined;
};

const wrongScenario = ({ path, problems = [] }: ReadScenario, words: Words): ScenarioReport => ({
  name: basename(path),
  file: path,
  status: 'failed',
  steps: [],
  problems: problems.map((problem) => toldProblem(problem, words)),
});

/** On standard error, in a pipe and beside JSON, too: a long run shows that it goes on. */
const sayProgress = async (line: string, { settings, terminal }: Session): Promise<void> => {
  if (!settings.quiet) await write(terminal.stderr, `${line}\n`);
};
