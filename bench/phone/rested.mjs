// A new window of the browser makes pages of its own, the list below the address bar for one: 1.6 s of processor time
// here, beside the page that is measured, where a phone's browser is open already (D-PERF-28).
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Looked at this long, ms: processors count their time in steps of 10 ms. */
const span = 300;
/** Share of all processors that does nothing. */
const enough = 0.9;
/** Spans in a row. */
const needed = 2;
/** Where others work all the time, ms: no rest then. */
const patience = 20_000;

const counted = () =>
  cpus()
    .map(({ times }) => times)
    .reduce(
      (sum, { idle, irq, nice, sys, user }) => ({
        idle: sum.idle + idle,
        all: sum.all + idle + irq + nice + sys + user,
      }),
      { idle: 0, all: 0 },
    );

/** Resolves when the machine rests. A slowed down page never does: its slowing down is work. */
export const rested = async () => {
  const end = performance.now() + patience;
  for (let quiet = 0; quiet < needed && performance.now() < end; ) {
    const before = counted();
    await pause(span);
    const after = counted();
    const isQuiet = (after.idle - before.idle) / (after.all - before.all) > enough;
    quiet = isQuiet ? quiet + 1 : 0;
  }
};
