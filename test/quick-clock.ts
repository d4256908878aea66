import type { Clock } from '#ports/device/clock.ts';

export interface QuickClock extends Clock {
  /** How long was waited, wait by wait, milliseconds. */
  readonly waits: readonly number[];
}

/** A clock whose waits are over at once: time goes on by as much as was waited for. */
export const quickClock = (start = Date.now()): QuickClock => {
  const waits: number[] = [];
  let now = start;
  return {
    waits,
    now: () => now,
    at: (time, run) => {
      waits.push(time - now);
      now = Math.max(now, time);
      const soon = setImmediate(run);
      return () => clearImmediate(soon);
    },
  };
};
