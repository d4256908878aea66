import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLine, wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { lineOfProduct, newLine } from '#domain/cart/lines/new-line.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import { carts, productIds } from '#test/arbitraries/cart.ts';

const chips: ProductSummary = {
  productId: 'CHP-0101' as ProductId,
  kind: 'snack',
  title: 'Sea Salt Chips',
  brandId: 'ridge',
  brand: 'Ridge',
  type: 'chips',
  flavor: 'sea-salt',
  size: '2 oz',
  price: 349 as Cents,
  available: true,
  preOrder: false,
  imagePath: '/packs/sea-salt.svg',
  tint: { light: '#fff', dark: '#000' },
  badges: [],
};

describe('newLine', () => {
  it('[CART-11] [CART-12] carries id, price, name and quantity of a snack', () => {
    expect(newLine(chips, 3)).toStrictEqual({
      kind: 'product',
      id: 'CHP-0101',
      productId: 'CHP-0101',
      quantity: 3,
      unitPrice: 349,
      title: 'Sea Salt Chips',
      imagePath: '/packs/sea-salt.svg',
      size: '2 oz',
    });
  });

  it('[CART-12] keeps the pre-order words', () => {
    const line = newLine({ ...chips, preOrder: true, preOrderText: 'Ships in May' }, 1);
    expect(line).toMatchObject({ preOrder: true, preOrderText: 'Ships in May' });
  });

  it('[VPACK-02] [CART-14] makes a bundle of a variety pack', () => {
    const products = [{ productId: 'CHP-0101' as ProductId, quantity: 6 }];
    const pack: ProductSummary = {
      ...chips,
      productId: 'VP-0007' as ProductId,
      kind: 'variety-pack',
      bundle: { virtualSku: 'V-VP-0007', products },
    };
    expect(newLine(pack, 1)).toMatchObject({
      kind: 'bundle',
      id: 'VP-0007',
      bundleId: 'VP-0007',
      virtualSku: 'V-VP-0007',
      products,
    });
  });
});

describe('lineOfProduct', () => {
  it('[CART-15] is the line that more of the product joins, and none exactly when it would be a new one', () => {
    const sold = productIds().map((productId) => ({ ...chips, productId }));
    fc.assert(
      fc.property(carts(), sold, (lines, product) => {
        const before = wantedLines(lines);
        const after = addLine(before, newLine(product, 1));
        const found = lineOfProduct(before, product);
        expect(after.length - before.length).toBe(found === undefined ? 1 : 0);
        if (found !== undefined) {
          expect(after[before.indexOf(found)]?.quantity).toBe(found.quantity + 1);
        }
      }),
    );
  });
});
