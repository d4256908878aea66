import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { GiftCardBalances } from '#ports/gift/gift-card-balances.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

/** A shop, and the code of a card with 17.50 dollars on it. */
export interface OpenGiftCards {
  readonly giftCards: GiftCardBalances;
  readonly code: string;
}

/** What every GiftCardBalances must do. */
export const giftCardBalancesContract = (adapter: string, open: () => OpenGiftCards): void => {
  describe(`${adapter} keeps the GiftCardBalances contract:`, () => {
    it('tells what is on a card, and names it without its code', async () => {
      const { giftCards, code } = open();
      const card = await Effect.runPromise(giftCards.find(code, randomUUID()));
      expect(card).toEqual({ cardRef: expect.any(String), last4: code.slice(-4), balance: 1750 });
      expect(card.cardRef).not.toContain(code.slice(3, 7));
    });

    it('is only a look: the same shopper gets the same ref, another one another', async () => {
      const { giftCards, code } = open();
      const [ada, eve] = [randomUUID(), randomUUID()];
      const ask = (tempUserID: string) => Effect.runPromise(giftCards.find(code, tempUserID));
      expect(await ask(ada)).toEqual(await ask(ada));
      expect((await ask(eve)).cardRef).not.toBe((await ask(ada)).cardRef);
    });

    it('does not know any other code', async () => {
      const { giftCards } = open();
      const failure = await failureOf(giftCards.find('GC-0000-0000-0000-0000', randomUUID()));
      expect(failure).toMatchObject({ _tag: 'GiftCardUnknown' });
    });
  });
};
