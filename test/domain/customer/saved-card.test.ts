import { describe, expect, it } from 'vitest';
import { isExpired } from '#domain/customer/saved-card.ts';

describe('a saved card', () => {
  it('[PAY-23] is good to the last day of its month', () => {
    expect(isExpired({ expDate: '02/28' }, '2028-02-29')).toBe(false);
    expect(isExpired({ expDate: '02/28' }, '2028-03-01')).toBe(true);
    expect(isExpired({ expDate: '12/27' }, '2028-01-01')).toBe(true);
    expect(isExpired({ expDate: '01/29' }, '2028-12-31')).toBe(false);
  });
});
