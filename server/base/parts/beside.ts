import type { Report } from '#server/base/parts/shop-parts.ts';

export interface BesideTasks {
  /** Runs a task beside the answer; one that fails is reported. */
  readonly beside: (task: () => Promise<unknown>) => void;
  /** Resolves when none is underway. */
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
