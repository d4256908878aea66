import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import type { AccountCarts, CartOwner } from '#ports/cart/account-carts.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { bundle, mix, product } from '#test/arbitraries/cart.ts';

const device = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** Opened with an account that never saved a cart. */
export const accountCartsContract = (
  adapter: string,
  open: () => Promise<{ readonly carts: AccountCarts; readonly owner: CartOwner }>,
): void => {
  const { runPromise } = Effect;
  const save = (lines: ReturnType<typeof product>[], version: number, number = 1) => ({
    lines,
    version,
    amount: 698 as Cents,
    token: device(number),
  });

  describe(`${adapter} keeps the AccountCarts contract:`, () => {
    it('[API-030] [D-API-61] begins with an empty cart', async () => {
      const { carts, owner } = await open();
      const cart = await runPromise(carts.read(owner, device(1)));
      expect(cart).toEqual({ version: 0, lines: [] });
    });

    it('[API-028] [API-031] gives back what was saved, lines of every kind', async () => {
      const { carts, owner } = await open();
      const lines = [
        { ...product('CHP-0101', 2), preOrder: true, preOrderText: 'In May', size: '8 oz' },
        mix('MYOMP-30-1', { 'CHP-0101': 30 }),
        bundle('VP-0007', { 'CHP-0101': 6 }),
      ];
      const saved = await runPromise(carts.save(owner, { ...save([], 0), lines, leaving: true }));
      expect([saved.version, saved.lines]).toEqual([1, lines]);
      expect(saved.persistCartId).toBeTruthy();
      const read = await runPromise(carts.read(owner, device(2)));
      expect(read).toEqual({ version: 1, lines, persistCartId: saved.persistCartId });
    });

    it('answers a stale save with the newer cart and keeps that', async () => {
      const { carts, owner } = await open();
      await runPromise(carts.save(owner, save([product('CHP-0101', 2)], 0)));
      const stale = await failureOf(carts.save(owner, save([product('POP-0203', 1)], 0, 2)));
      expect(stale).toMatchObject({
        _tag: 'CartStale',
        newer: { version: 1, lines: [product('CHP-0101', 2)] },
      });
      expect((await runPromise(carts.read(owner, device(2)))).lines).toEqual([
        product('CHP-0101', 2),
      ]);
    });

    it('knows what a device saved last, and lets it go on from there', async () => {
      const { carts, owner } = await open();
      await runPromise(carts.save(owner, save([product('CHP-0101', 2)], 0)));
      await runPromise(carts.save(owner, save([product('CHP-0101', 3)], 0)));
      await runPromise(carts.save(owner, save([product('CHP-0101', 9)], 2, 2)));
      const stale = await failureOf(carts.save(owner, save([product('CHP-0101', 4)], 0)));
      const savedHere = { version: 2, lines: [product('CHP-0101', 3)] };
      expect(stale).toMatchObject({ newer: { version: 3, savedHere } });
      expect((await runPromise(carts.read(owner, device(1)))).savedHere).toEqual(savedHere);
    });

    it('[CART-19] takes no late request that a device made before it knew what others did', async () => {
      const { carts, owner } = await open();
      await runPromise(carts.save(owner, save([product('POP-0203', 1)], 0, 2)));
      const both = [product('POP-0203', 1), product('CHP-0101', 5)];
      await runPromise(carts.save(owner, save(both, 1)));
      const late = await failureOf(carts.save(owner, save([product('CHP-0101', 5)], 0)));
      expect(late).toMatchObject({ _tag: 'CartStale', newer: { version: 2, lines: both } });
      expect((await runPromise(carts.read(owner, device(2)))).lines).toEqual(both);
    });
  });
};
