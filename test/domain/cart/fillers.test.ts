import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsOfFillers, fillersFor, mostFillers } from '#domain/cart/fillers.ts';
import { boundsOf } from '#domain/catalog/price-band.ts';
import type { ProductKind } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Cents } from '#domain/money/cents.ts';

const kinds: readonly ProductKind[] = ['snack', 'variety-pack', 'merchandise', 'gift-card'];
const offers = () =>
  fc.uniqueArray(
    fc.record({
      productId: fc.nat({ max: 30 }).map((number) => `P-${number}` as ProductId),
      kind: fc.constantFrom(...kinds),
      title: fc.constantFrom('Sea Salt', 'Lime', 'Kettle', 'Ranch', 'Pea', 'Garlic'),
      brandId: fc.constantFrom('one', 'two'),
      price: fc.constantFrom(109, 129, 369, 419, 2699).map((cents) => cents as Cents),
      available: fc.boolean(),
      preOrder: fc.boolean(),
    }),
    { selector: ({ productId }) => productId, maxLength: 25 },
  );
const gaps = () => fc.integer({ min: -300, max: 3000 }).map((cents) => cents as Cents);
const inCarts = () => fc.array(fc.nat({ max: 30 }).map((number) => `P-${number}`));

describe('fillersFor', () => {
  it('[CART-24] each one alone reaches free shipping, is a press away and not in the cart', () => {
    fc.assert(
      fc.property(gaps(), offers(), inCarts(), (missing, offered, inCart) => {
        const found = fillersFor(missing, offered, inCart);
        expect(found.length).toBeLessThanOrEqual(mostFillers);
        if (missing <= 0) expect(found).toEqual([]);
        for (const one of found) {
          expect(one.price).toBeGreaterThanOrEqual(missing);
          expect(one).toMatchObject({ available: true, preOrder: false });
          expect(['snack', 'variety-pack']).toContain(one.kind);
          expect(inCart).not.toContain(one.productId);
        }
        expect(new Set(found.map(({ brandId, title }) => `${brandId} ${title}`)).size).toBe(
          found.length,
        );
      }),
    );
  });

  it('[CART-24] none that is left out is cheaper than one that is offered', () => {
    fc.assert(
      fc.property(gaps(), offers(), (missing, offered) => {
        const found = fillersFor(missing, offered, []);
        const dearest = found.at(-1)?.price ?? 0;
        const snacks = new Set(found.map(({ brandId, title }) => `${brandId} ${title}`));
        const cheaper = offered.filter(
          ({ price, kind, available, preOrder }) =>
            price >= missing &&
            price < dearest &&
            available &&
            !preOrder &&
            (kind === 'snack' || kind === 'variety-pack'),
        );
        expect(cheaper.every(({ brandId, title }) => snacks.has(`${brandId} ${title}`))).toBe(true);
      }),
    );
  });

  it('[CART-24] looks where such prices are: all of them, and in no range that is too cheap', () => {
    expect(bandsOfFillers(243 as Cents)).toEqual(['0-3', '3-5', '5-10', '10-25', '25-up']);
    expect(bandsOfFillers(300 as Cents)).toEqual(['3-5', '5-10', '10-25', '25-up']);
    fc.assert(
      fc.property(gaps(), fc.nat({ max: 4000 }), (missing, price) => {
        fc.pre(price >= missing);
        const within = bandsOfFillers(missing).some((band) => {
          const { from, below } = boundsOf(band);
          return price >= from && (below === undefined || price < below);
        });
        expect(within).toBe(true);
      }),
    );
  });
});
