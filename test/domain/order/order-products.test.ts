import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import { orderLinesOf } from '#domain/order/order-lines.ts';
import {
  asCartLines,
  demandOfLines,
  priceLines,
  productIdsOf,
} from '#domain/order/quote/priced-line.ts';
import { bundle, mix, product } from '#test/arbitraries/cart.ts';
import { stocked, stockOf } from '#test/arbitraries/stock.ts';

const rules = { packSize: 3, minDistinct: 1, maxPerItem: 3, nonSku: 'ZBOX3' };
const gift = { firstName: 'Ada', lastName: 'L', recipientEmail: 'a@b.co', giftMessage: '' };

describe('the products of an order', () => {
  it('are named by its lines, those in boxes too', () => {
    const lines = orderLinesOf([
      product('CHP-0101', 1),
      mix('MYOMP-30-1', { 'POP-0203': 3 }),
      bundle('VP-0007', { 'PRZ-0301': 1 }),
    ]);
    expect(productIdsOf(lines)).toEqual(['CHP-0101', 'POP-0203', 'VP-0007']);
  });

  it('are taken from the shelf one by one, a pack with itself', () => {
    const products = [{ productId: 'CHP-0101' as ProductId, quantity: 2, title: 'Chips' }];
    const stock = stockOf(
      stocked('CHP-0101'),
      stocked('VP-0007', { bundle: { virtualSku: 'V-7', products } }),
    );
    const lines = orderLinesOf([
      product('CHP-0101', 1),
      mix('MYOMP-30-1', { 'CHP-0101': 3 }, 2),
      bundle('VP-0007', {}, 5),
      product('VP-0007', 1),
    ]);
    const priced = priceLines(lines, stock, { mix: rules });
    expect([...demandOfLines(priced)]).toEqual([
      ['CHP-0101', 1 + 6 + 10 + 2],
      ['VP-0007', 6],
    ]);
  });

  it('are what rules about carts read of priced lines', () => {
    const products = [{ productId: 'CHP-0101' as ProductId, quantity: 2, title: 'Chips' }];
    const stock = stockOf(
      stocked('PRE-0901', { preOrderText: 'Ships in May' }),
      stocked('GFT-0010', { taxCategory: 'gift-card' }),
      stocked('VP-0007', { bundle: { virtualSku: 'V-7', products } }),
    );
    const lines = orderLinesOf([
      product('PRE-0901', 2),
      { ...product('GFT-0010', 1), gift },
      mix('MYOMP-30-1', { 'CHP-0101': 3 }),
      bundle('VP-0007', {}),
    ]);
    const facts = { quantity: 1, unitPrice: 349, preOrder: false };
    expect(
      asCartLines(priceLines(lines, stock, { mix: { ...rules, price: 349 as Cents } })),
    ).toEqual([
      {
        ...facts,
        kind: 'product',
        id: 'PRE-0901',
        productId: 'PRE-0901',
        quantity: 2,
        preOrder: true,
      },
      { ...facts, kind: 'product', id: 'GFT-0010', productId: 'GFT-0010', gift },
      {
        ...facts,
        kind: 'mix',
        id: 'MYOMP-30-1',
        productId: 'MYOMP-30-1',
        contents: [{ productId: 'CHP-0101', quantity: 3 }],
        nonSku: 'ZBOX3',
      },
      {
        ...facts,
        kind: 'bundle',
        id: 'VP-0007',
        productId: 'VP-0007',
        bundleId: 'VP-0007',
        virtualSku: 'V-7',
        products: [{ productId: 'CHP-0101', quantity: 2 }],
      },
    ]);
  });
});
