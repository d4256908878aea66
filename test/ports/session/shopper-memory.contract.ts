import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { consented } from '#domain/session/choices.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

export const shopperMemoryContract = (adapter: string, open: () => ShopperMemory): void => {
  describe(`${adapter} keeps the ShopperMemory contract:`, () => {
    it('starts in English with nothing chosen', async () => {
      expect(await Effect.runPromise(open().choices)).toEqual({ language: 'en-us' });
    });

    it('[STORE-11] [STORE-16] one choice leaves the others as they were', async () => {
      const memory = open();
      const consent = consented({ functional: true, advertising: false }, '2026-11-21T00:00:00Z');
      const place = { searchText: 'lime', selectedMenu: '/all-snacks' };
      await Effect.runPromise(memory.choose({ language: 'es' }));
      await Effect.runPromise(memory.choose({ place: { searchText: '', selectedMenu: '/faq' } }));
      await Effect.runPromise(memory.choose({ zipDeclined: true }));
      await Effect.runPromise(memory.choose({ zipCode: '75024', locationNumber: '100' }));
      await Effect.runPromise(memory.choose({ place }));
      expect(await Effect.runPromise(memory.choose({ consent }))).toEqual({
        language: 'es',
        zipCode: '75024',
        zipDeclined: true,
        locationNumber: '100',
        consent,
        place,
      });
    });

    it('remembers orders, newest first, each once', async () => {
      const memory = open();
      for (const orderId of ['CC-1', 'CC-2', 'CC-1']) {
        await Effect.runPromise(memory.remember({ orderId, email: 'a@b.co' }));
      }
      const placed = await Effect.runPromise(memory.placed);
      expect(placed.map(({ orderId }) => orderId)).toEqual(['CC-1', 'CC-2']);
    });
  });
};
