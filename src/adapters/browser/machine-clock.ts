import type { Clock } from '#ports/device/clock.ts';

/** Longest single wait: timers overflow at 2^31 ms, and a sleeping machine is noticed sooner. */
const longestWait = 60_000;

/** The machine's clock. Deadlines are absolute and looked at again after every wait. */
export const makeMachineClock = (): Clock => ({
  now: () => Date.now(),
  at: (time, run) => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const left = time - Date.now();
      if (left <= 0) run();
      else wait(left);
    };
    const wait = (left: number): void => {
      timer = setTimeout(look, Math.min(Math.max(left, 0), longestWait));
    };
    wait(time - Date.now());
    return () => clearTimeout(timer);
  },
});
