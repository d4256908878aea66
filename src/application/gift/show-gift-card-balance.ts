import { Effect } from 'effect';
import { findGiftCard, type GiftCardAsking } from '#application/gift/find-gift-card.ts';
import type { SpendableGiftCard } from '#domain/gift/gift-tender.ts';
import type { GiftCardUnknown } from '#ports/gift/gift-card-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';

export type ShowGiftCardBalance = (
  typed: string,
) => Effect.Effect<
  Omit<SpendableGiftCard, 'cardRef'>,
  CallFailure | InputRefused | GiftCardUnknown | TooManyAttempts
>;

/** What is left on a card, without spending it (D-GIFT-11). */
export const makeShowGiftCardBalance = (ports: GiftCardAsking): ShowGiftCardBalance =>
  Effect.fn('showGiftCardBalance')(function* (typed) {
    const { last4, balance } = yield* findGiftCard(typed, ports);
    return { last4, balance };
  });
