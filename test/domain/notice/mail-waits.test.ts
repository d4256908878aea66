import { describe, expect, it } from 'vitest';
import { awayWait, waitAfterTry } from '#domain/notice/mail-waits.ts';

describe('the wait after a try to send a mail', () => {
  it('grows to an hour, and ends with the mail being given up within a day', () => {
    const waits = Array.from({ length: 26 }, (_, tries) => waitAfterTry(tries) ?? Number.NaN);
    expect(waits.slice(0, 7)).toEqual([
      5000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 3_600_000,
    ]);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits.slice(5).every((wait) => wait === 3_600_000)).toBe(true);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(24 * 3_600_000);
    expect(waitAfterTry(26)).toBeUndefined();
  });

  it('is shorter than any of them for a mail server that is not there', () => {
    expect(awayWait).toBe(2000);
  });
});
