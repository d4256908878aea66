import { join } from 'node:path';
import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { loadText } from '#cli/commands/scenario/load-text.ts';
import { readEvery } from '#cli/commands/scenario/read-every.ts';
import { runOne } from '#cli/commands/scenario/run-one.ts';
import { selected } from '#cli/commands/scenario/select.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { badUsage, CommandFailure, exitCodes, signalCodes } from '#cli/report/command-failure.ts';
import { write } from '#cli/report/terminal.ts';
import type { ReadScenario } from '#cli/scenario/check/read-scenarios.ts';
import { problemText } from '#cli/scenario/file/problem.ts';
import type { Scenario } from '#cli/scenario/file/scenario.ts';
import {
  type Bound,
  holds,
  type LoadState,
  measured,
  readBound,
} from '#cli/scenario/load/bound.ts';
import { figuresOf } from '#cli/scenario/load/figures.ts';
import { type Pace, paced, readRate } from '#cli/scenario/load/pace.ts';
import { isUnreached, type ScenarioReport } from '#cli/scenario/report/scenario-report.ts';
import { inTemporaryFolder, untilSignal } from '#cli/session/ending.ts';
import { type MakeProgram, programOf } from '#cli/session/program-host.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { readTimeout } from '#cli/session/timeout.ts';

const loadFlags = z.object({
  rate: z.string(),
  for: z.string(),
  until: z.optional(z.array(z.string())),
  var: z.optional(z.array(z.string())),
  tag: z.optional(z.array(z.string())),
  only: z.optional(z.array(z.string())),
});

/** So many steps say something: fewer end no load. */
const fewest = 20;
/** Milliseconds between two looks, and between two lines of progress. */
const look = 250;
const told = 5000;

type Trip = Extract<ReadScenario, { readonly scenario: Scenario }>;

/** `crunch scenario load trip.yaml --rate 5/s --for 60s --until 'p99 < 800ms'` */
export const scenarioLoad =
  (makeProgram: MakeProgram): Action =>
  async (session, { args, flags }) => {
    const { words, settings } = session;
    const wish = parseFlags(loadFlags, flags, words);
    const pace = paceOf(wish, session);
    const bounds = (wish.until ?? []).map((text) => boundOf(text, session));
    const paths = args.flatMap((path) => (path === undefined ? [] : [path]));
    const every = await readEvery(
      paths,
      wish.var ?? [],
      makeProgram,
      session,
      settings.environment,
    );
    const trips = rightOf(selected(every, wish, session), session);
    const tally = makeTally();
    const program = programOf(makeProgram, session);
    const { value: missed, signal } = await untilSignal((ended) =>
      inTemporaryFolder('crunch-load-', async (folder) => {
        const over = new AbortController();
        const timer = watchBounds(tally, bounds, over, session);
        const stop = new AbortController();
        ended.addEventListener('abort', () => stop.abort());
        const manner = {
          keepGoing: false,
          wantsTraces: false,
          makeProgram,
          program,
          stop: stop.signal,
        };
        const where = `--base-url=${settings.baseUrl}`;
        try {
          return await paced(pace, AbortSignal.any([ended, over.signal]), async (at, due) => {
            const trip = trips[at % trips.length];
            if (trip === undefined) return;
            tally.begun();
            const own = { ...manner, folder: join(folder, String(at)) };
            tally.ended(await runOne(trip, own, { index: at, where }, session), due);
          });
        } finally {
          clearInterval(timer);
        }
      }),
    );
    const state = tally.state();
    const broken = bounds.filter((bound) => !holds(bound, state));
    const data = {
      ...state,
      begun: tally.count(),
      missed,
      bySteps: tally.bySteps(),
      broken: broken.map(({ text }) => text),
    };
    const answer = { data, text: () => loadText(data, session) };
    const failure = failureOf({ broken, state, signal, tally, bounds }, session);
    if (failure === undefined) return answer;
    failure.data = data;
    if (!settings.json) await write(session.terminal.stdout, `${answer.text()}\n`);
    throw failure;
  };

const paceOf = ({ rate, for: length }: z.output<typeof loadFlags>, { words }: Session): Pace => {
  const everyMs = readRate(rate);
  if (everyMs === undefined) {
    throw badUsage(fillBlanks(words['error.rate'], { value: rate }), 'rate');
  }
  return { everyMs, forMs: readTimeout(length, words, '--for') ?? 0 };
};

const boundOf = (text: string, { words }: Session): Bound => {
  const bound = readBound(text);
  if (bound !== undefined) return bound;
  throw badUsage(fillBlanks(words['error.bound'], { value: text }), 'until');
};

/** A load of half of what was asked for would say nothing. */
const rightOf = (read: readonly ReadScenario[], { words }: Session): readonly Trip[] => {
  const problems = read.flatMap((one) => one.problems ?? []);
  const [first] = problems;
  if (first !== undefined) {
    const message = problems.map((problem) => problemText(problem, words)).join('\n');
    const facts = { code: first.code, message, field: first.field };
    throw new CommandFailure(facts, exitCodes.badInput);
  }
  return read.filter((one): one is Trip => one.scenario !== undefined);
};

const makeTally = () => {
  let begun = 0;
  let failed = 0;
  let unreached = 0;
  const steps: number[] = [];
  const trips: number[] = [];
  const named = new Map<string, number[]>();
  const state = (): LoadState => ({ steps: figuresOf(steps), trips: figuresOf(trips), failed });
  return {
    state,
    count: () => begun,
    unreached: () => unreached,
    begun: () => {
      begun += 1;
    },
    /** Late is what a trip is from when it should have begun: a shopper waits from then on. */
    ended: (report: ScenarioReport, due: number) => {
      trips.push(performance.now() - due);
      if (report.status === 'failed') failed += 1;
      const wrong = report.steps.find(({ status }) => status === 'failed');
      if (wrong !== undefined && isUnreached(wrong)) unreached += 1;
      for (const { name, milliseconds } of report.steps.filter(({ runs }) => runs > 0)) {
        steps.push(milliseconds);
        const times = named.get(name) ?? [];
        times.push(milliseconds);
        named.set(name, times);
      }
    },
    bySteps: () => [...named].map(([name, times]) => ({ name, ...figuresOf(times) })),
  };
};

type Tally = ReturnType<typeof makeTally>;

/** Ends the load as soon as enough is known to say that it went too far; says now and then how it goes. */
const watchBounds = (
  tally: Tally,
  bounds: readonly Bound[],
  over: AbortController,
  { settings, terminal, words }: Session,
): NodeJS.Timeout => {
  let since = performance.now();
  return setInterval(() => {
    const state = tally.state();
    const isKnown = state.steps.count >= fewest;
    if (isKnown && bounds.some((bound) => !holds(bound, state))) over.abort();
    if (settings.quiet || performance.now() - since < told) return;
    since = performance.now();
    const facts = { begun: tally.count(), ended: state.trips.count, failed: state.failed };
    const line = fillBlanks(words['out.loading'], { ...facts, p99: state.steps.p99 });
    terminal.stderr.write(`${line}\n`);
  }, look);
};

interface Ending {
  readonly broken: readonly Bound[];
  readonly bounds: readonly Bound[];
  readonly state: LoadState;
  readonly signal: keyof typeof signalCodes | undefined;
  readonly tally: Tally;
}

const failureOf = (
  { broken, bounds, state, signal, tally }: Ending,
  { words }: Session,
): CommandFailure | undefined => {
  if (signal !== undefined) {
    const message = fillBlanks(words['error.interrupted'], { signal });
    return new CommandFailure({ code: 'Interrupted', message }, signalCodes[signal]);
  }
  const [first] = broken;
  if (first !== undefined) {
    const seen = Math.round(measured(first, state) * 10) / 10;
    const message = fillBlanks(words['error.boundBroken'], { text: first.text, seen });
    return new CommandFailure({ code: 'LoadBroken', message }, exitCodes.unmet);
  }
  // Who says how many may fail has said that some may.
  if (state.failed === 0 || bounds.some(({ of }) => of === 'failed')) return undefined;
  const facts = { failed: state.failed, count: state.trips.count };
  return new CommandFailure(
    { code: 'LoadFailed', message: fillBlanks(words['error.loadFailed'], facts) },
    tally.unreached() === state.failed ? exitCodes.unreachable : exitCodes.unmet,
  );
};
