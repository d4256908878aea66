import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedSize } from '#domain/cart/lines/named-size.ts';
import type { ProductSize } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';

const sizes = ['S', 'XL', 'One size', 'Case of 6', '9 oz'].map(
  (size): ProductSize => ({
    productId: `ID-${size}` as ProductId,
    size,
    price: 100 as Cents,
    available: true,
  }),
);

describe('a size named by a person', () => {
  it('[CART-11] is found however it is written, and is never another', () => {
    const written = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toLowerCase(),
      (text) => text.toUpperCase(),
      (text) => ` ${text} `,
    );
    fc.assert(
      fc.property(fc.constantFrom(...sizes), written, (size, write) => {
        expect(namedSize(sizes, write(size.size))).toBe(size);
      }),
    );
  });

  it.each([
    ['caja de 6', 'Case of 6'],
    ['Talla única', 'One size'],
  ])('%s is %s', (name, size) => {
    expect(namedSize(sizes, name)?.size).toBe(size);
  });

  it.each(['', 'M', 'X', 'L', '9'])('%j is none', (name) => {
    expect(namedSize(sizes, name)).toBeUndefined();
  });
});
