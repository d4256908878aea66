import type { Clock } from '#ports/device/clock.ts';

/** A clock that is ahead of another one, or behind it, by milliseconds. */
export const shiftedClock = (clock: Clock, offset: number): Clock => ({
  now: () => clock.now() + offset,
  at: (time, run) => clock.at(time - offset, run),
});
