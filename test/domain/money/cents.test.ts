import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCents,
  type Cents,
  centsFromDollars,
  dollarsFromCents,
  negateCents,
} from '#domain/money/cents.ts';
import { anyCents } from '#test/arbitraries/money.ts';

describe('centsFromDollars', () => {
  it('[CART-09] reads back every amount the wire can carry', () => {
    fc.assert(
      fc.property(anyCents(), (cents) => {
        expect(centsFromDollars(dollarsFromCents(cents))).toBe(cents);
      }),
    );
  });

  it('[CART-09] lets the third decimal decide, half away from zero', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 999_999 }),
        fc.nat({ max: 99 }),
        fc.nat({ max: 9 }),
        (whole, hundredths, third) => {
          const text = `${whole}.${String(hundredths).padStart(2, '0')}${third}`;
          const expected = whole * 100 + hundredths + (third >= 5 ? 1 : 0);
          expect(centsFromDollars(Number(text))).toBe(expected);
          expect(centsFromDollars(-Number(text))).toBe(expected === 0 ? 0 : -expected);
        },
      ),
    );
  });

  it.each([
    [1.005, 101],
    [0.1 + 0.2, 30],
    [-1.005, -101],
    [0.004999999999999999, 0],
    [1234567.8949999998, 123456789],
    [1e-7, 0],
    [0, 0],
    [19.98, 1998],
    [1e21, 1e23],
  ])('[CART-09] reads %d dollars as %d cents', (dollars, cents) => {
    expect(centsFromDollars(dollars)).toBe(cents);
  });

  it('[CART-09] gives the wire at most two decimals', () => {
    fc.assert(
      fc.property(anyCents(), (cents) => {
        expect(String(dollarsFromCents(cents))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });
});

describe('sums of cents', () => {
  it('[CART-05] add up exactly, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyCents(), { maxLength: 20 }), (amounts) => {
        const sum = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
        expect(BigInt(addCents(...amounts))).toBe(sum);
        expect(addCents(...amounts.toReversed())).toBe(addCents(...amounts));
      }),
    );
  });

  it('[CART-09] never hold a negative zero', () => {
    expect(Object.is(negateCents(0 as Cents), 0)).toBe(true);
    expect(Object.is(centsFromDollars(-0.001), 0)).toBe(true);
  });
});
