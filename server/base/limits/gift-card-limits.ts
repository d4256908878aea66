import type { Limit } from '#server/data/limits/attempts.ts';

/** How often gift cards are looked at, and codes guessed. */
export interface GiftCardLimits {
  readonly giftCardsOfAddress: Limit;
  readonly giftCardMissesOfShopper: Limit;
  readonly giftCardMissesOfAddress: Limit;
}

const minute = 60_000;

/** As for coupons (D-GIFT-08): nobody mistypes ten codes in an hour, and no office a hundred. */
export const usualGiftCardLimits: GiftCardLimits = {
  giftCardsOfAddress: { bucket: 'gift-cards-address', most: 600, windowMs: minute },
  giftCardMissesOfShopper: { bucket: 'gift-card-misses-shopper', most: 10, windowMs: 60 * minute },
  giftCardMissesOfAddress: { bucket: 'gift-card-misses', most: 100, windowMs: 60 * minute },
};
