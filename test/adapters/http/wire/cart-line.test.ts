import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wireCartLine } from '#adapters/http/wire/cart-line.ts';
import { bundleLines, cartLines, mixLines } from '#test/arbitraries/cart.ts';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const without = (line: unknown, key: string): unknown =>
  Object.fromEntries(Object.entries(line as object).filter(([name]) => name !== key));
const plain = { productId: 'CHP-0102', quantity: 2, id: 'CHP-0102' };

describe('wireCartLine', () => {
  it('[CART-11] [CART-13] [CART-14] decodes what it encodes', () => {
    fc.assert(
      fc.property(cartLines(), (line) => {
        expect(z.parse(wireCartLine, overTheWire(z.encode(wireCartLine, line)))).toEqual(line);
      }),
    );
  });

  it('[CART-13] refuses a mix without its list or its non-stock item', () => {
    fc.assert(
      fc.property(mixLines(), fc.constantFrom('multipackList', 'zNonSku'), (mix, part) => {
        const wire = overTheWire(z.encode(wireCartLine, mix));
        expect(z.safeParse(wireCartLine, wire).success).toBe(true);
        expect(z.safeParse(wireCartLine, without(wire, part)).success).toBe(false);
      }),
    );
  });

  it('[CART-14] refuses a bundle without its products or its virtual SKU', () => {
    fc.assert(
      fc.property(bundleLines(), fc.constantFrom('products', 'virtualSku'), (bundle, part) => {
        const wire = overTheWire(z.encode(wireCartLine, bundle));
        expect(z.safeParse(wireCartLine, wire).success).toBe(true);
        expect(z.safeParse(wireCartLine, without(wire, part)).success).toBe(false);
      }),
    );
  });

  it('[CART-11] [CART-12] takes currentPrice before price and title before productDescription', () => {
    const both = { ...plain, price: 9.99, currentPrice: 3.49, title: 'A', productDescription: 'B' };
    expect(z.parse(wireCartLine, both)).toMatchObject({ unitPrice: 349, title: 'A' });
    const old = { ...plain, price: 9.99, productDescription: 'B' };
    expect(z.parse(wireCartLine, old)).toMatchObject({ unitPrice: 999, title: 'B' });
    const preOrder = { ...plain, preOrder: true, preOrderText: 'Ships in May' };
    expect(z.parse(wireCartLine, preOrder)).toMatchObject({
      preOrder: true,
      preOrderText: 'Ships in May',
    });
  });

  it('refuses quantities that count nothing, and a line that is a mix and a bundle at once', () => {
    for (const quantity of [-1, 0.5, '2', Number.NaN, null]) {
      expect(z.safeParse(wireCartLine, { ...plain, quantity }).success).toBe(false);
    }
    const twofold = {
      ...plain,
      multipack: true,
      multipackList: [],
      zNonSku: 'Z',
      bundleId: 'B',
      products: [],
      virtualSku: 'V',
    };
    expect(z.safeParse(wireCartLine, twofold).success).toBe(false);
  });
});
