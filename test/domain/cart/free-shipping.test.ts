import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chargeToShow,
  countsForShipping,
  forDisplay,
  freeShippingOf,
} from '#domain/cart/free-shipping.ts';
import type { Cents } from '#domain/money/cents.ts';
import { anyCents } from '#test/arbitraries/money.ts';

describe('freeShippingOf', () => {
  it('[CART-24] leaves the threshold minus the amount, unclamped', () => {
    fc.assert(
      fc.property(anyCents(), anyCents(), (amount, threshold) => {
        expect(freeShippingOf(amount, threshold).remaining).toBe(threshold - amount);
      }),
    );
  });

  it('[CART-23] is the exact percentage to two decimals', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (amount, threshold) => {
          const hundredths = Math.round(
            freeShippingOf(amount as Cents, threshold as Cents).percent * 100,
          );
          expect(Math.abs(hundredths * threshold - amount * 10_000) * 2).toBeLessThanOrEqual(
            threshold,
          );
        },
      ),
    );
  });

  it.each([
    [0, 0, 1500],
    [749, 49.93, 751],
    [750, 50, 750],
    [1499, 99.93, 1],
    [1500, 100, 0],
    [2200, 146.67, -700],
  ])('[CART-23] [LIM-01] of %d cents is %d percent', (amount, percent, remaining) => {
    expect(freeShippingOf(amount as Cents)).toEqual({ percent, remaining });
  });

  it('[CART-23] is always reached without a threshold', () => {
    expect(freeShippingOf(0 as Cents, 0 as Cents).percent).toBe(100);
  });
});

describe('forDisplay', () => {
  it('[CART-25] stays between 0 and 100 percent and never shows a debt', () => {
    fc.assert(
      fc.property(anyCents(), (amount) => {
        const { percent, remaining } = forDisplay(freeShippingOf(amount));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(remaining).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[CART-25] shows values inside the scale as they are', () => {
    expect(forDisplay({ percent: 50, remaining: 750 as Cents })).toEqual({
      percent: 50,
      remaining: 750,
    });
    expect(forDisplay({ percent: 133.33, remaining: -500 as Cents })).toEqual({
      percent: 100,
      remaining: 0,
    });
  });
});

describe('countsForShipping', () => {
  it('[CART-23] takes the discount off, down to nothing', () => {
    expect(countsForShipping(1000 as Cents, 250 as Cents)).toBe(750);
    expect(countsForShipping(1000 as Cents, 2500 as Cents)).toBe(0);
    expect(countsForShipping(-500 as Cents, 0 as Cents)).toBe(-500);
  });
});

describe('chargeToShow', () => {
  it('[CART-25] says free as soon as the meter does, and nothing before the checkout knows', () => {
    const charge = 499 as Cents;
    const reached = freeShippingOf(1500 as Cents);
    const missing = freeShippingOf(1499 as Cents);
    expect(chargeToShow(undefined, reached)).toBe(0);
    expect(chargeToShow(undefined, missing)).toBeUndefined();
    expect(chargeToShow(charge, reached)).toBe(charge);
    expect(chargeToShow(charge, missing)).toBe(charge);
  });
});
