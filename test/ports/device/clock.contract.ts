import { describe, expect, it } from 'vitest';
import type { Clock } from '#ports/device/clock.ts';

export interface OpenClock {
  readonly clock: Clock;
  /** Lets that many milliseconds go by, and what falls due run. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** `use` runs a test with a clock of its own and puts everything back. */
export const clockContract = (
  adapter: string,
  open: () => OpenClock,
  use: (test: () => Promise<void>) => Promise<void> = (test) => test(),
): void => {
  describe(`${adapter} keeps the Clock contract:`, () => {
    const proves = (title: string, test: (opened: OpenClock) => Promise<void>) =>
      it(title, () => use(() => test(open())));

    proves('runs what was planned once, in order, and never before its time', async (opened) => {
      const { clock, pass } = opened;
      const start = clock.now();
      const ran: (readonly [number, boolean])[] = [];
      const plan = (after: number) =>
        clock.at(start + after, () => ran.push([after, clock.now() >= start + after]));
      plan(30);
      plan(10);
      // Longer than a machine waits at a time.
      plan(150_000);
      await pass(150_000);
      await pass(150_000);
      expect(ran).toEqual([
        [10, true],
        [30, true],
        [150_000, true],
      ]);
    });

    proves('runs nothing that was cancelled, before or after its time', async ({ clock, pass }) => {
      const ran: string[] = [];
      const cancel = clock.at(clock.now() + 20, () => ran.push('cancelled'));
      const late = clock.at(clock.now() + 10, () => ran.push('due'));
      cancel();
      cancel();
      await pass(40);
      late();
      expect(ran).toEqual(['due']);
    });

    proves('runs soon, but not at once, what is due already', async ({ clock, pass }) => {
      const ran: string[] = [];
      clock.at(clock.now() - 1000, () => ran.push('late'));
      expect(ran).toEqual([]);
      await pass(1);
      expect(ran).toEqual(['late']);
    });
  });
};
