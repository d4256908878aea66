import { describe, expect, it } from 'vitest';
import { newLine } from '#domain/cart/lines/new-line.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';

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
