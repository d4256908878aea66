import type { Report } from '#server/base/parts/shop-parts.ts';

/**
 * Something the shop does without a request, again and again. `run` must be safe while other
 * processes run it too: its docstring says what makes it so.
 */
export interface Job {
  /** Stands in the log when the job fails. */
  readonly name: string;
  /** From one start to the next, ms; a run that takes longer delays the next. */
  readonly every: number;
  readonly run: () => Promise<void>;
}

export interface Scheduler {
  /** Runs every job now and then at its own pace; `every` overrules all paces, ms. */
  start(every?: number): void;
  /**
   * Runs every job once, from now on, in the order of the list. Rejects when one failed, but only
   * after all have run: whoever asks for a round wants to know.
   */
  round(): Promise<void>;
  /** Begins no run any more; resolves when those underway are over. */
  stop(): Promise<void>;
}

/** The one place that starts jobs: each by itself, so that none waits for another or stops it. */
export const makeScheduler = (jobs: readonly Job[], report: Report): Scheduler => {
  const lanes = jobs.map((job) => ({ ...job, ...oneAtATime(job, report) }));
  const timers: NodeJS.Timeout[] = [];
  return {
    start(every) {
      for (const lane of lanes) {
        lane.tick();
        const timer = setInterval(lane.tick, every ?? lane.every);
        timer.unref();
        timers.push(timer);
      }
    },
    async round() {
      const failures: unknown[] = [];
      for (const { next } of lanes) failures.push(...(await next()));
      if (failures.length > 0) throw new AggregateError(failures, 'jobs failed');
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all(lanes.map(({ over }) => over()));
    },
  };
};

/** A job never runs twice at once in one process. A failure is reported, and given back. */
const oneAtATime = ({ name, run }: Job, report: Report) => {
  let underway: Promise<readonly unknown[]> | undefined;
  const attempt = async (): Promise<readonly unknown[]> => {
    try {
      await run();
      return [];
    } catch (error) {
      report({ event: 'job-failed', detail: name, error });
      return [error];
    }
  };
  /** A run that begins after the one underway: what became due meanwhile is done in it. */
  const next = (): Promise<readonly unknown[]> => {
    const mine = (underway ?? Promise.resolve()).then(attempt).finally(() => {
      if (underway === mine) underway = undefined;
    });
    underway = mine;
    return mine;
  };
  return {
    next,
    tick: (): void => {
      if (underway === undefined) void next();
    },
    over: async (): Promise<void> => {
      while (underway !== undefined) await underway;
    },
  };
};
