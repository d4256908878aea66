import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, timesCents } from '#domain/money/cents.ts';
import { asDiscount, estimatedLines } from '#domain/order/quote/estimate.ts';
import { anyCents } from '#test/arbitraries/money.ts';
import { stocked, stockOf, stocks } from '#test/arbitraries/stock.ts';

const ids = () => fc.constantFrom('CHP-0101', 'VP-0007', 'GFT-0010', 'XYZ-1');

describe('an estimate', () => {
  it('is made of the shop’s prices, and of nothing for what it does not know', () => {
    fc.assert(
      fc.property(stocks(), ids(), fc.nat({ max: 99 }), (stock, productId, quantity) => {
        const product = stock.get(productId);
        expect(estimatedLines([{ productId, quantity }], stock, 100 as Cents)).toEqual(
          product === undefined
            ? []
            : [{ total: timesCents(product.price, quantity), taxCategory: product.taxCategory }],
        );
      }),
    );
  });

  it('knows the price of a box, where all boxes have one', () => {
    const estimated = (productId: string, price?: number) =>
      estimatedLines([{ productId, quantity: 2 }], stockOf(), price as Cents | undefined);
    expect(estimated('MYOMP-30-12', 1998)).toEqual([{ total: 3996, taxCategory: 'snack' }]);
    expect(estimated('MYOMP-30-12')).toEqual([]);
    for (const other of ['MYOMP-30-', 'MYOMP--1', 'XMYOMP-30-1', 'MYOMP-30-1x', 'MYOMP-x-1']) {
      expect(estimated(other, 1998)).toEqual([]);
    }
    const sold = stockOf(stocked('MYOMP-1-1', { price: 5 as Cents, taxCategory: 'candy' }));
    expect(estimatedLines([{ productId: 'MYOMP-1-1', quantity: 1 }], sold, 9 as Cents)).toEqual([
      { total: 5, taxCategory: 'candy' },
    ]);
  });

  it('is never raised by a discount', () => {
    fc.assert(
      fc.property(anyCents(), (told) => {
        expect(asDiscount(told)).toBe(Math.max(0, told));
      }),
    );
  });
});
