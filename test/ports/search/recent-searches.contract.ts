import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecentSearches } from '#ports/search/product-finder.ts';

export const recentSearchesContract = (adapter: string, open: () => RecentSearches): void => {
  describe(`${adapter} keeps the RecentSearches contract:`, () => {
    it('starts with none', async () => {
      expect(await Effect.runPromise(open().texts)).toEqual([]);
    });

    it('gives back the texts it was given, in their order, and forgets them', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.string(), { maxLength: 8 }), async (texts) => {
          const searches = open();
          await Effect.runPromise(searches.replace(texts));
          expect(await Effect.runPromise(searches.texts)).toEqual(texts);
          await Effect.runPromise(searches.replace([]));
          expect(await Effect.runPromise(searches.texts)).toEqual([]);
        }),
      );
    });
  });
};
