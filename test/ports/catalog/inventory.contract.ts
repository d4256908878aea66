import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Inventory } from '#ports/catalog/catalog.ts';
import { known } from '#test/ports/catalog/catalog.contract.ts';

export const inventoryContract = (adapter: string, open: () => Inventory): void => {
  describe(`${adapter} keeps the Inventory contract:`, () => {
    it('[CART-20] knows stock and price of what it is asked about', async () => {
      const items = [
        { productId: known, quantity: 2 },
        { productId: 'OUT-0001', quantity: 1 },
      ];
      const answer = await Effect.runPromise(open().check(items));
      expect(answer.find(({ productId }) => productId === known)).toMatchObject({
        available: true,
        price: 429,
      });
      expect(answer.find(({ productId }) => productId === 'OUT-0001')?.available).toBe(false);
    });
  });
};
