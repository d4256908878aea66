import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOfOunce } from '#domain/catalog/unit-price.ts';
import type { Cents } from '#domain/money/cents.ts';

describe('the price of an ounce', () => {
  it('is within half a cent of the exact one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 9999 }),
        (price, hundredths) => {
          const ounces = hundredths / 100;
          const found = priceOfOunce(price as Cents, `${ounces} oz`);
          expect(Math.abs((found ?? Number.NaN) - price / ounces)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });

  it.each(['40 bags', 'Case of 6', '0 oz', 'oz', '', '9 oz bag', '$25'])(
    'is unknown for %j',
    (size) => {
      expect(priceOfOunce(429 as Cents, size)).toBeUndefined();
    },
  );

  it('of the design’s bag is 48 cents', () => {
    expect(priceOfOunce(429 as Cents, '9 oz')).toBe(48);
  });
});
