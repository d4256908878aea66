import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { everyProduct } from '#domain/catalog/product-query.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

/** Sold by every shop the contracts run on. */
export const known = 'CHP-0001' as ProductId;
const unknown = 'NOT-0001' as ProductId;

export const catalogContract = (adapter: string, open: () => Catalog): void => {
  describe(`${adapter} keeps the Catalog contract:`, () => {
    it('[API-011] lists pages of 36, products by their id, in cents', async () => {
      const page = await Effect.runPromise(open().list(everyProduct));
      expect(page).toMatchObject({ page: 1, pageSize: 36 });
      expect(page.totalProduct).toBeGreaterThanOrEqual(page.list.length);
      const product = page.list.find(({ productId }) => productId === known);
      expect(product?.price).toBe(429);
    });

    it('a page beyond the last is empty', async () => {
      const page = await Effect.runPromise(open().list({ ...everyProduct, page: 99 }));
      expect(page.list).toEqual([]);
      expect(page.totalProduct).toBeGreaterThan(0);
    });

    it('shows a product, and says which it does not know', async () => {
      expect(await Effect.runPromise(open().product(known))).toMatchObject({
        productId: known,
        price: 429,
        stock: 1000,
      });
      expect(await failureOf(open().product(unknown))).toMatchObject({
        _tag: 'ProductNotFound',
        productId: unknown,
      });
    });

    it('recommends other products, and has a home page and brands', async () => {
      const recommended = await Effect.runPromise(open().recommended(known));
      expect(recommended.map(({ productId }) => productId)).not.toContain(known);
      const home = await Effect.runPromise(open().home);
      expect(Array.isArray(home.bestsellers)).toBe(true);
      expect(Array.isArray(await Effect.runPromise(open().brands))).toBe(true);
    });
  });
};
