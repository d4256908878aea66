import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { suggestionLimits } from '#domain/search/suggestions.ts';
import type { ProductFinder } from '#ports/search/product-finder.ts';

/** Opened where a title has a word that begins with `begun`. */
export const productFinderContract = (
  adapter: string,
  open: () => { readonly finder: ProductFinder; readonly begun: string },
): void => {
  describe(`${adapter} keeps the ProductFinder contract:`, () => {
    it('[SEARCH-01] finds products by a word that was begun, in any letter case', async () => {
      const { finder, begun } = open();
      for (const typed of [begun, begun.toUpperCase()]) {
        const { text, products } = await Effect.runPromise(finder.suggest(typed));
        expect(text).toBe(typed);
        expect(products.length).toBeGreaterThan(0);
        expect(products.length).toBeLessThanOrEqual(suggestionLimits.products);
        for (const { title } of products) expect(title.toLowerCase()).toContain(begun);
      }
    });

    it('finds nothing for what nobody sells', async () => {
      const { finder } = open();
      expect(await Effect.runPromise(finder.suggest('qqzzxx'))).toMatchObject({
        text: 'qqzzxx',
        searches: [],
        shelves: [],
        products: [],
      });
    });
  });
};
