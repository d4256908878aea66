import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import { known } from '#test/ports/catalog/catalog.contract.ts';

export const mixCatalogContract = (adapter: string, open: () => MixCatalog): void => {
  describe(`${adapter} keeps the MixCatalog contract:`, () => {
    it('[MIX-04] has rules that a box can meet', async () => {
      const rules = await Effect.runPromise(open().rules);
      const { packSize, minDistinct, maxPerItem, nonSku, namePattern } = rules;
      expect(packSize).toBe(30);
      expect(minDistinct).toBeGreaterThanOrEqual(1);
      expect(minDistinct).toBeLessThanOrEqual(packSize);
      expect(maxPerItem).toBeGreaterThanOrEqual(1);
      expect(nonSku).not.toBe('');
      expect(namePattern).toContain('{n}');
    });

    it('has a shelf of single bags, each once, prices in cents', async () => {
      const shelf = await Effect.runPromise(open().shelf);
      expect(shelf.find(({ productId }) => productId === known)?.price).toBe(429);
      expect(new Set(shelf.map(({ productId }) => productId)).size).toBe(shelf.length);
      for (const { kind } of shelf) expect(kind).toBe('snack');
    });
  });
};
