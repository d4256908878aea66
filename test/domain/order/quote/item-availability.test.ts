import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import {
  inventoryItem,
  missingItems,
  reachesZip,
  summedItems,
} from '#domain/order/quote/item-availability.ts';
import { isSentTo, unitsOf } from '#domain/order/quote/stocked-product.ts';
import { stocked, stockOf, stocks } from '#test/arbitraries/stock.ts';

const ids = (): fc.Arbitrary<string> =>
  fc.constantFrom('CHP-0101', 'POP-0203', 'VP-0007', 'GFT-0010', 'XYZ-1');
const items = () =>
  fc.array(fc.record({ productId: ids(), quantity: fc.nat({ max: 12 }) }), { maxLength: 8 });
const inside = (quantity: number) => [
  { productId: 'CHP-0101' as ProductId, quantity, title: 'Chips' },
];
const packOf = (quantity: number, stock = 100) =>
  stocked('VP-0007', { stock, bundle: { virtualSku: 'V', products: inside(quantity) } });

describe('items asked for', () => {
  it('are summed by product, each once and none lost', () => {
    fc.assert(
      fc.property(items(), (asked) => {
        const summed = summedItems(asked);
        expect(new Set(summed.map(({ productId }) => productId)).size).toBe(summed.length);
        const units = (some: typeof asked, id: string) =>
          some.filter(({ productId }) => productId === id).reduce((sum, i) => sum + i.quantity, 0);
        for (const { productId } of asked) {
          expect(units([...summed], productId)).toBe(units(asked, productId));
        }
        expect(summedItems(summed)).toEqual(summed);
      }),
    );
  });

  it('are available when there are as many, and at least one', () => {
    fc.assert(
      fc.property(stocks(), ids(), fc.nat({ max: 40 }), (stock, productId, quantity) => {
        const { available, quantity: units } = inventoryItem(stock, { productId, quantity });
        expect(available).toBe(units > 0 && units >= quantity);
        expect(units).toBeGreaterThanOrEqual(0);
        const product = stock.get(productId);
        if (product?.isSold !== true) expect(units).toBe(0);
        else expect(units).toBe(unitsOf(stock, product));
      }),
    );
    expect(inventoryItem(stockOf(), { productId: 'XYZ-1', quantity: 1 })).toEqual({
      productId: 'XYZ-1',
      available: false,
      quantity: 0,
      price: 0,
    });
    const chips = stockOf(stocked('CHP-0101', { price: 250 as Cents, stock: 2 }));
    expect(inventoryItem(chips, { productId: 'CHP-0101', quantity: 2 })).toEqual({
      productId: 'CHP-0101',
      available: true,
      quantity: 2,
      price: 250,
    });
  });

  it('of packs are as many as their contents make', () => {
    const chips = stocked('CHP-0101', { stock: 7 });
    expect(unitsOf(stockOf(chips), packOf(3))).toBe(2);
    expect(unitsOf(stockOf(chips), packOf(3, 1))).toBe(1);
    expect(unitsOf(stockOf(), packOf(3))).toBe(0);
    expect(unitsOf(stockOf(chips), packOf(0))).toBe(100);
  });
});

describe('where items go', () => {
  it('is anywhere but the places they are kept from', () => {
    const product = stocked('CHP-0101', { excludedZipPrefixes: ['9', '100'] });
    expect(['90210', '10001', '10101', '19000'].map((zip) => isSentTo(product, zip))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is where the warehouse has some; what is sold out everywhere is no matter of the zip', () => {
    const reaches = (differs: object) => reachesZip(stocked('A', differs), '10001');
    expect(reaches({})).toBe(true);
    expect(reaches({ stock: 0, stockAnywhere: 0 })).toBe(true);
    expect(reaches({ stock: 0, stockAnywhere: 4 })).toBe(false);
    expect(reaches({ stock: 1, stockAnywhere: 4 })).toBe(true);
    expect(reaches({ excludedZipPrefixes: ['1'] })).toBe(false);
    expect(reaches({ isSold: false })).toBe(false);
    expect(reachesZip(undefined, '10001')).toBe(false);
  });
});

describe('what an order is short of', () => {
  const lines = [{ productId: 'XYZ-1', name: 'XYZ-1 by name' }];

  it('is everything it takes more of than there is for its zip', () => {
    fc.assert(
      fc.property(
        stocks(),
        items(),
        fc.constantFrom('90210', '10001', '60601'),
        (stock, asked, zip) => {
          const demand = new Map(summedItems(asked).map((i) => [i.productId, i.quantity]));
          const missing = missingItems(stock, demand, zip, []);
          for (const [productId, requested] of demand) {
            const product = stock.get(productId);
            const there = product?.isSold === true && isSentTo(product, zip) ? product.stock : 0;
            const item = missing.find((each) => each.productId === productId);
            expect(item === undefined).toBe(there >= requested);
            if (item) expect(item).toMatchObject({ requested, available: there });
          }
          expect(missing.every(({ productId }) => demand.has(productId))).toBe(true);
        },
      ),
    );
  });

  it('is called as the catalog calls it, or else as the line does', () => {
    const short = (productId: string, stock = stockOf()) =>
      missingItems(stock, new Map([[productId, 1]]), '10001', lines)[0]?.title;
    expect(short('CHP-0101', stockOf(stocked('CHP-0101', { stock: 0 })))).toBe('Title of CHP-0101');
    expect(short('XYZ-1')).toBe('XYZ-1 by name');
    expect(short('XYZ-2')).toBe('XYZ-2');
  });
});
