import { makeAddGiftCard } from '#application/gift/add-gift-card.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';

export interface GiftPorts {
  readonly currentCart: CurrentCart;
  readonly idGenerator: IdGenerator;
}

/** E-gift cards. */
export const giftUseCases = (ports: GiftPorts) => ({
  addGiftCard: makeAddGiftCard(ports.currentCart, ports.idGenerator),
});

export type GiftUseCases = ReturnType<typeof giftUseCases>;
