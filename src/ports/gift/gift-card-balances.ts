import type { Effect } from 'effect';
import type { SpendableGiftCard } from '#domain/gift/gift-tender.ts';
import type { GiftCardUnknown } from '#ports/gift/gift-card-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

/** What is left on gift cards. It reads only: a card is spent by an order (D-GIFT-09). */
export interface GiftCardBalances {
  /** The card of a code, named for this shopper: the code is not needed again. Safe to repeat. */
  find(
    code: string,
    tempUserID: string,
  ): Effect.Effect<SpendableGiftCard, CallFailure | GiftCardUnknown | TooManyAttempts>;
}
