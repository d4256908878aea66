import { makeAddGiftCard } from '#application/gift/add-gift-card.ts';
import { makeApplyGiftCard } from '#application/gift/apply-gift-card.ts';
import type { GiftCardAsking } from '#application/gift/find-gift-card.ts';
import { makeRemoveGiftCard } from '#application/gift/remove-gift-card.ts';
import { makeShowGiftCardBalance } from '#application/gift/show-gift-card-balance.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';

export interface GiftPorts extends GiftCardAsking {
  readonly currentCart: CurrentCart;
  readonly idGenerator: IdGenerator;
  readonly clock: Clock;
}

/** E-gift cards: bought, and spent in the payment step. */
export const giftUseCases = (ports: GiftPorts) => ({
  addGiftCard: makeAddGiftCard(ports),
  applyGiftCard: makeApplyGiftCard(ports),
  removeGiftCard: makeRemoveGiftCard(ports.currentCheckout),
  showGiftCardBalance: makeShowGiftCardBalance(ports),
});

export type GiftUseCases = ReturnType<typeof giftUseCases>;
