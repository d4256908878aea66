import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeShowFillers } from '#application/cart/extras/show-fillers.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ProductQuery } from '#domain/catalog/product-query.ts';
import type { Cents } from '#domain/money/cents.ts';
import { product as line } from '#test/arbitraries/cart.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryCatalog } from '#test/doubles/catalog/memory-catalog.ts';
import { product } from '#test/fixtures.ts';

/** So many snacks, a cent dearer each. */
const shelf = (count: number): ProductDetail[] =>
  Array.from({ length: count }, (_, index) =>
    product({
      productId: `S-${index}` as ProductId,
      title: `Snack ${index}`,
      price: (101 + index) as Cents,
    }),
  );

const asked = async (count: number, missing: number, inCart = [line('S-0', 1)]) => {
  const currentCart = makeMemoryCurrentCart({ ...emptyCart, lines: inCart });
  const catalog = makeMemoryCatalog(shelf(count));
  const pages: number[] = [];
  const list = (query: ProductQuery) => {
    pages.push(query.page);
    return catalog.list(query);
  };
  const showFillers = makeShowFillers(currentCart, { ...catalog, list });
  const found = await Effect.runPromise(showFillers(missing as Cents));
  return { pages, found: found.map(({ productId }) => productId) };
};

describe('showFillers', () => {
  it('[CART-24] finds the cheapest on the first page when they are there', async () => {
    const { pages, found } = await asked(60, 101);
    expect(found).toEqual(['S-1', 'S-2', 'S-3', 'S-4']);
    expect(pages).toEqual([1]);
  });

  it('[CART-24] looks on until it has enough, and no further than the range goes', async () => {
    const found = ['S-49', 'S-50', 'S-51', 'S-52'];
    expect(await asked(60, 150)).toEqual({ pages: [1, 2], found });
    expect(await asked(60, 159)).toEqual({ pages: [1, 2, 1], found: ['S-58', 'S-59'] });
  });

  it('[CART-24] takes of a dearer range when the near one is too long to look through', async () => {
    const found = ['S-199', 'S-200', 'S-201', 'S-202'];
    expect(await asked(260, 290)).toEqual({ pages: [1, 2, 3, 1], found });
  });

  it('[CART-24] an empty cart and one that ships free are asked nothing for', async () => {
    expect(await asked(60, 0)).toEqual({ pages: [], found: [] });
    expect(await asked(60, 100, [])).toEqual({ pages: [], found: [] });
  });
});
