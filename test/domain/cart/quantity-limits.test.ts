import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOverLimit, quantityProblem } from '#domain/cart/quantity-limits.ts';
import { product } from '#test/arbitraries/cart.ts';

describe('quantityProblem', () => {
  it('[LIM-12] accepts whole numbers from 0 to 99 and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -200, max: 200 }), fc.double()), (quantity) => {
        const fine = Number.isInteger(quantity) && quantity >= 0 && quantity <= 99;
        expect(quantityProblem(quantity) === undefined).toBe(fine);
      }),
    );
  });

  it('[LIM-12] says which numbers are offered', () => {
    expect(quantityProblem(100)).toEqual({ key: 'quantity.range', values: { min: 1, max: 99 } });
    expect(quantityProblem(1.5)).toEqual({ key: 'quantity.whole' });
    expect(quantityProblem(-1)).toEqual({ key: 'quantity.whole' });
  });
});

describe('linesOverLimit', () => {
  it('[LIM-12] flags a line above 99 and leaves one of 99 alone', () => {
    expect(linesOverLimit([product('CHP-0101', 120), product('POP-0203', 99)])).toEqual([
      { lineId: 'CHP-0101', limit: 99 },
    ]);
  });

  it('[LIM-11] refuses the eleventh piece of a pre-order product', () => {
    const preOrder = (quantity: number) => ({ ...product('PRE-1', quantity), preOrder: true });
    expect(linesOverLimit([preOrder(10)])).toEqual([]);
    expect(linesOverLimit([preOrder(11)])).toEqual([{ lineId: 'PRE-1', limit: 10 }]);
    expect(linesOverLimit([preOrder(6), preOrder(5)])).toHaveLength(2);
    expect(linesOverLimit([product('CHP-0101', 11)])).toEqual([]);
  });
});
