import type { Clock } from '#ports/device/clock.ts';

/** Longest single wait: timers overflow at 2^31 ms, and a sleeping machine is noticed sooner. */
const longestWait = 60_000;

/** The machine's clock, or one made of it. Deadlines are absolute and looked at again after every wait. */
export const makeMachineClock = (now: () => number = Date.now): Clock => ({
  now: () => now(),
  at: (time, run) => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const left = time - now();
      if (left <= 0) run();
      else wait(left);
    };
    const wait = (left: number): void => {
      timer = setTimeout(look, Math.min(Math.max(left, 0), longestWait));
    };
    wait(time - now());
    return () => clearTimeout(timer);
  },
});
