import { describe, expect, it } from 'vitest';
import { expiresSoon, isExpired } from '#domain/account/saved-card.ts';

describe('a saved card', () => {
  it('[PAY-23] is good to the last day of its month', () => {
    expect(isExpired({ expDate: '02/28' }, '2028-02-29')).toBe(false);
    expect(isExpired({ expDate: '02/28' }, '2028-03-01')).toBe(true);
    expect(isExpired({ expDate: '12/27' }, '2028-01-01')).toBe(true);
    expect(isExpired({ expDate: '01/29' }, '2028-12-31')).toBe(false);
  });
});

describe('expiresSoon', () => {
  it('is true in the last month and the one before it, also across a year', () => {
    const soon = (expDate: string, today: string) => expiresSoon({ expDate }, today);
    expect([soon('11/26', '2026-11-30'), soon('12/26', '2026-11-01')]).toEqual([true, true]);
    expect([soon('10/26', '2026-11-01'), soon('01/27', '2026-11-01')]).toEqual([false, false]);
    expect(soon('01/27', '2026-12-31')).toBe(true);
  });
});
