import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedGoods, priceOfOunce } from '#domain/catalog/unit-price.ts';
import type { Cents } from '#domain/money/cents.ts';

const bag = (price: number, size: string): PricedGoods => ({
  kind: 'snack',
  size,
  price: price as Cents,
});

describe('the price of an ounce', () => {
  it('is within half a cent of the exact one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 9999 }),
        (price, hundredths) => {
          const ounces = hundredths / 100;
          const found = priceOfOunce(bag(price, `${ounces} oz`));
          expect(Math.abs((found ?? Number.NaN) - price / ounces)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });

  it.each(['40 bags', 'Case of 6', '0 oz', 'oz', '', '9 oz bag', '6 x 9 oz', '$25'])(
    'is unknown for %j',
    (size) => {
      expect(priceOfOunce(bag(429, size))).toBeUndefined();
    },
  );

  it('is no business of a mug, which holds its ounces', () => {
    expect(priceOfOunce({ ...bag(1400, '14 oz'), kind: 'merchandise' })).toBeUndefined();
  });

  it('of the design’s bag is 48 cents', () => {
    expect(priceOfOunce(bag(429, '9 oz'))).toBe(48);
  });
});
