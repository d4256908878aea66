import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import { orderLinesOf } from '#domain/order/order-lines.ts';
import { knownStatus } from '#domain/order/tracking/order-status.ts';
import { bundleLines, mixLines, product, wildCarts } from '#test/arbitraries/cart.ts';
import { allOrderLines } from '#test/doubles/order/all-order-lines.ts';

describe('orderLinesOf', () => {
  it('[ORDER-01] numbers one line per cart line 1 … n, total = quantity × unit price', () => {
    fc.assert(
      fc.property(wildCarts(), (cart) => {
        const lines = allOrderLines(orderLinesOf(cart));
        expect(lines.map((line) => line.lineItemNumber)).toEqual(cart.map((_, index) => index + 1));
        expect(lines.map((line) => line.id)).toEqual(cart.map((line) => line.id));
        for (const line of lines) expect(line.total).toBe(line.quantity * line.unitPrice);
      }),
    );
  });

  it('[ORDER-02] puts every line into exactly one of the three lists', () => {
    fc.assert(
      fc.property(wildCarts(), (cart) => {
        const { products, multipack, bundle } = orderLinesOf(cart);
        const count = (kind: string) => cart.filter((line) => line.kind === kind).length;
        expect([products.length, multipack.length, bundle.length]).toEqual([
          count('product'),
          count('mix'),
          count('bundle'),
        ]);
      }),
    );
  });

  it('[ORDER-03] a mix carries its number, its bags and its non-stock item', () => {
    fc.assert(
      fc.property(mixLines(), (mix) => {
        expect(orderLinesOf([mix]).multipack).toEqual([
          expect.objectContaining({
            multipackId: mix.id,
            quantity: mix.quantity,
            multipackList: mix.contents,
            nonSku: mix.nonSku,
          }),
        ]);
      }),
    );
  });

  it('[ORDER-04] a bundle carries its id, its products and its virtual SKU', () => {
    fc.assert(
      fc.property(bundleLines(), (line) => {
        expect(orderLinesOf([line]).bundle).toEqual([
          expect.objectContaining({
            bundleId: line.bundleId,
            quantity: line.quantity,
            bundleList: line.products,
            virtualSku: line.virtualSku,
          }),
        ]);
      }),
    );
  });

  it('[GIFT-02] an e-gift card says whom it is for, and nothing else does', () => {
    const gift = { firstName: 'G', lastName: 'H', recipientEmail: 'g@h.example', giftMessage: '' };
    const { products } = orderLinesOf([{ ...product('GFT-1', 1), gift }, product('CHP-0101', 2)]);
    expect(products.map((line) => [line.productId, line.gift])).toEqual([
      ['GFT-1', gift],
      ['CHP-0101', undefined],
    ]);
    expect(products[1]).not.toHaveProperty('gift');
  });

  it('names a line without a title by its product, and counts a missing price as nothing', () => {
    const [line] = orderLinesOf([
      { kind: 'product', id: 'x', productId: 'CHP-1' as never, quantity: 2 },
    ]).products;
    expect(line).toMatchObject({ name: 'CHP-1', unitPrice: 0 as Cents, total: 0 });
  });
});

describe('knownStatus', () => {
  it('[ORDER-09] knows the five statuses; another is left as it was received', () => {
    for (const status of ['SUBMITTED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED']) {
      expect(knownStatus(status)).toBe(status);
    }
    expect(knownStatus('ON_A_BOAT')).toBeUndefined();
  });
});
