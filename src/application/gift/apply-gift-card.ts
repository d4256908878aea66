import { Effect } from 'effect';
import { findGiftCard, type GiftCardAsking } from '#application/gift/find-gift-card.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { withGiftCard } from '#domain/checkout/checkout-tender.ts';
import { mostGiftCards } from '#domain/gift/gift-tender.ts';
import { GiftCardEmpty, type GiftCardUnknown } from '#ports/gift/gift-card-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type ApplyGiftCard = (
  typed: string,
) => Effect.Effect<
  Checkout,
  CallFailure | InputRefused | GiftCardUnknown | GiftCardEmpty | TooManyAttempts
>;

/**
 * Adds a gift card to those that pay (D-GIFT-07); one that is among them stays in its place, with
 * what is on it now. The code leaves this device once and is stored nowhere. Safe to repeat.
 */
export const makeApplyGiftCard = (ports: GiftCardAsking): ApplyGiftCard =>
  Effect.fn('applyGiftCard')(function* (typed) {
    const card = yield* findGiftCard(typed, ports);
    const { last4 } = card;
    if (card.balance === 0) return yield* new GiftCardEmpty({ last4 });
    const changed = withGiftCard(yield* ports.currentCheckout.read, card);
    if (changed.giftCards.length > mostGiftCards) {
      const problem = { key: 'gift.most', values: { count: mostGiftCards } } as const;
      return yield* new InputRefused({ problems: { giftCode: problem } });
    }
    yield* ports.currentCheckout.replace(changed);
    return changed;
  });
