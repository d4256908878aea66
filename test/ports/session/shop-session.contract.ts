import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ShopSession } from '#ports/session/shop-session.ts';

export const shopSessionContract = (adapter: string, open: () => ShopSession): void => {
  describe(`${adapter} keeps the ShopSession contract:`, () => {
    it('[HAND-08] callers in parallel share one handshake', async () => {
      const session = open();
      const handshakes = await Effect.runPromise(
        Effect.all(
          Array.from({ length: 10 }, () => session.ensure),
          { concurrency: 10 },
        ),
      );
      for (const handshake of handshakes) expect(handshake).toEqual(handshakes[0]);
    });
  });
};
