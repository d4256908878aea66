import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedQuantityProblem } from '#domain/cart/lines/added-quantity.ts';
import { linesOverLimit, quantityProblem } from '#domain/cart/lines/quantity-limits.ts';
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
    expect(quantityProblem(99)).toBeUndefined();
    expect(quantityProblem(1.5)).toEqual({ key: 'quantity.whole' });
    expect(quantityProblem(-1)).toEqual({ key: 'quantity.whole' });
  });
});

describe('addedQuantityProblem', () => {
  it('[LIM-12] is that of any quantity, but nothing cannot be added', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 1, max: 200 }), fc.double()), (quantity) => {
        fc.pre(quantity !== 0);
        expect(addedQuantityProblem(quantity)).toEqual(quantityProblem(quantity));
      }),
    );
    expect(addedQuantityProblem(0)).toEqual({ key: 'quantity.range', values: { min: 1, max: 99 } });
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
    // What is to be had now counts for itself, whatever is ordered ahead of the same product.
    const now = { ...product('PRE-1', 40), id: 'now' };
    expect(linesOverLimit([preOrder(10), now])).toEqual([]);
    expect(linesOverLimit([preOrder(11), now])).toEqual([{ lineId: 'PRE-1', limit: 10 }]);
  });

  it('[GIFT-09] flags all gift cards when there are too many, and nothing beside them', () => {
    const gift = {
      firstName: 'Grace',
      lastName: 'Hopper',
      recipientEmail: 'grace@example.com',
      giftMessage: '',
    };
    const card = (id: string, quantity: number) => ({ ...product(id, quantity, 1000), gift });
    expect(linesOverLimit([card('G-1', 3), product('CHP-0101', 3), card('G-2', 2)])).toEqual([]);
    expect(linesOverLimit([card('G-1', 3), product('CHP-0101', 3), card('G-2', 3)])).toEqual([
      { lineId: 'G-1', limit: 5 },
      { lineId: 'G-2', limit: 5 },
    ]);
  });
});
