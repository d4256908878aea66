import type { Report } from '#server/base/parts/shop-parts.ts';
import { inJobRun } from '#server/base/trace/job-spans.ts';

/**
 * Repeated work without a request. `run` must be safe in several processes; its comment says why it
 * is.
 */
export interface Job {
  /** Event name in the log when the job fails. */
  readonly name: string;
  /** From one start to the next, ms; a run that takes longer delays the next. */
  readonly every: number;
  readonly run: () => Promise<void>;
}

export interface Scheduler {
  /** Runs every job now and then at its own interval; `every` replaces all intervals, ms. */
  start(every?: number): void;
  /**
   * Runs every job once, in the order of the list. Rejects if one failed, but only after all have
   * run.
   */
  round(): Promise<void>;
  /** Starts no new run; resolves when the running ones have ended. */
  stop(): Promise<void>;
}

/** The only place that starts jobs: each independently, so that none delays or stops another. */
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

/** A job never runs twice at the same time in one process. A failure is reported and returned. */
const oneAtATime = ({ name, run }: Job, report: Report) => {
  let underway: Promise<readonly unknown[]> | undefined;
  const attempt = async (): Promise<readonly unknown[]> => {
    try {
      await inJobRun(name, run);
      return [];
    } catch (error) {
      report({ event: 'job-failed', detail: name, error });
      return [error];
    }
  };
  /** A run that starts after the current one, so that it includes what became due meanwhile. */
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
