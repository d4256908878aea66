import { makeHttpGiftCardBalances } from '#adapters/http/gift/http-gift-card-balances.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** What gift cards are worth. */
export const giftPorts = {
  giftCardBalances: ({ storefront: { http, place } }: ToStorefront) =>
    makeHttpGiftCardBalances(http, place),
};
