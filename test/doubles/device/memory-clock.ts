import type { Clock } from '#ports/device/clock.ts';

export interface MemoryClock extends Clock {
  /** Moves time on and runs what falls due, in order. */
  advance(milliseconds: number): void;
}

/** Time that stands still until a test moves it. */
export const makeMemoryClock = (start = Date.UTC(2026, 10, 21, 12)): MemoryClock => {
  let now = start;
  let waiting: readonly { readonly time: number; readonly run: () => void }[] = [];

  const nextDue = (end: number) =>
    waiting
      .filter(({ time }) => time <= end)
      .sort((a, b) => a.time - b.time)
      .at(0);

  return {
    now: () => now,
    at: (time, run) => {
      const entry = { time, run };
      waiting = [...waiting, entry];
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (let due = nextDue(end); due; due = nextDue(end)) {
        const entry = due;
        waiting = waiting.filter((other) => other !== entry);
        now = Math.max(now, entry.time);
        entry.run();
      }
      now = end;
    },
  };
};
