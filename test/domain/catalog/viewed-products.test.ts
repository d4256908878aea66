import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewedLimit, withViewed } from '#domain/catalog/device/viewed-products.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';

const productId = fc.integer({ min: 0, max: 14 }).map((number) => `P-${number}` as ProductId);

describe('products looked at', () => {
  it('[BROWSE-13] are ten after eleven different ones', () => {
    const eleven = Array.from({ length: 11 }, (_, at) => `P-${at}` as ProductId);
    const viewed = eleven.reduce<readonly ProductId[]>(withViewed, []);
    expect(viewed).toEqual(eleven.toReversed().slice(0, 10));
  });

  it('[BROWSE-13] are the latest different ones, newest first, at most ten', () => {
    fc.assert(
      fc.property(fc.array(productId, { maxLength: 60 }), (visits) => {
        const viewed = visits.reduce<readonly ProductId[]>(withViewed, []);
        const expected = [...new Set(visits.toReversed())].slice(0, viewedLimit);
        expect(viewed).toEqual(expected);
      }),
    );
  });
});
