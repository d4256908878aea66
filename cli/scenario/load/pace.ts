import { setTimeout as pause } from 'node:timers/promises';

/** How often something begins, and for how long: milliseconds. */
export interface Pace {
  readonly everyMs: number;
  readonly forMs: number;
}

/** `5/s`, `0.5/s`, `30/m`: milliseconds between two; undefined: it is no rate. */
export const readRate = (text: string): number | undefined => {
  const [, count = '', unit] = /^(\d{1,4}(?:\.\d{1,3})?)\/(s|m)$/.exec(text) ?? [];
  const rate = Number(count);
  return unit === undefined || rate <= 0 ? undefined : (unit === 's' ? 1000 : 60_000) / rate;
};

/** More at once would take all memory of this machine, and measure it instead of the shop. */
const mostAtOnce = 500;

/**
 * Begins work at its times however long the work before takes, as shoppers come: a slow shop is not asked
 * less. `due` is when it should have begun, on the clock of `performance`. Waits for all that was begun, and says how
 * many times passed unused because too much was going on.
 */
export const paced = async (
  { everyMs, forMs }: Pace,
  stop: AbortSignal,
  begin: (at: number, due: number) => Promise<void>,
): Promise<number> => {
  const first = performance.now();
  const going = new Set<Promise<void>>();
  let missed = 0;
  for (let at = 0; at * everyMs < forMs && !stop.aborted; at += 1) {
    const due = first + at * everyMs;
    // Also when it is late: what goes on must go on.
    const early = Math.max(0, due - performance.now());
    await pause(early, undefined, { signal: stop }).catch(() => undefined);
    if (stop.aborted) break;
    if (going.size >= mostAtOnce) {
      missed += 1;
      continue;
    }
    const work = begin(at, due).finally(() => going.delete(work));
    going.add(work);
  }
  await Promise.all(going);
  return missed;
};
