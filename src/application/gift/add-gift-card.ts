import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { addLine } from '#domain/cart/lines/edit-lines.ts';
import { giftCardLine } from '#domain/cart/lines/gift-card-line.ts';
import { giftCardsProblem } from '#domain/cart/lines/gift-limits.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import type { ChosenGiftCard, GiftRecipient } from '#domain/gift/gift.ts';
import { recipientProblems, tidyRecipient } from '#domain/gift/recipient.ts';
import { shopDay } from '#domain/gift/send-day.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

interface AddGiftCardPorts {
  readonly currentCart: CurrentCart;
  readonly idGenerator: IdGenerator;
  readonly clock: Clock;
}

export type AddGiftCard = (
  card: ChosenGiftCard,
  recipient: GiftRecipient,
) => Effect.Effect<Cart, InputRefused>;

/**
 * Adds an e-gift card to the cart (GIFT-02, GIFT-04, GIFT-09). The same card for the
 * same person and day with the same message adds a unit.
 */
export const makeAddGiftCard = ({
  currentCart,
  idGenerator,
  clock,
}: AddGiftCardPorts): AddGiftCard =>
  Effect.fn('addGiftCard')(function* (card, typed) {
    const problems = recipientProblems(typed, shopDay(clock.now()));
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    const cart = yield* currentCart.read;
    const lines = addLine(cart.lines, giftCardLine(card, tidyRecipient(typed), idGenerator.uuid()));
    const problem = giftCardsProblem(lines);
    if (problem) return yield* new InputRefused({ problems: { giftCard: problem } });
    const changed = withLines(cart, lines);
    yield* currentCart.replace(changed);
    return changed;
  });
