import type { Report } from '#server/base/parts/shop-parts.ts';

export interface BesideTasks {
  /** Runs a task in the background of an answer; a failure is reported. */
  readonly beside: (task: () => Promise<unknown>) => void;
  /** Resolves when no task is running. */
  idle(): Promise<void>;
}

export const makeBeside = (report: Report): BesideTasks => {
  const running = new Set<Promise<unknown>>();
  return {
    beside: (task) => {
      const done = task()
        .catch((error: unknown) => report({ event: 'task-failed', error }))
        .finally(() => running.delete(done));
      running.add(done);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
