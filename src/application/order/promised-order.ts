import { Effect } from 'effect';
import { checkOrder } from '#application/order/check-order.ts';
import type { PlacingPorts } from '#application/order/placing-ports.ts';
import { withoutStaleApproval } from '#application/order/settle-submission.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { giftCardAmount } from '#domain/cart/lines/gift-lines.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { mayOpenStep } from '#domain/checkout/checkout-steps.ts';
import { cardsOf, isSameTender, tenderOf } from '#domain/gift/gift-tender.ts';
import { zeroCents } from '#domain/money/cents.ts';
import type { Quote } from '#domain/order/order.ts';
import { orderDraftOf } from '#domain/order/order-draft.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import { GiftCardChanged } from '#ports/gift/gift-card-failures.ts';
import { PriceChanged } from '#ports/order/order-failures.ts';

type Ports = Pick<
  PlacingPorts,
  'currentCart' | 'currentCheckout' | 'orderPlacement' | 'idGenerator'
>;

/**
 * The order at the price the shopper was shown, and the key of its attempt, kept before it leaves.
 * An attempt under way is taken as it was; otherwise the shop is asked what the order costs now.
 */
export const promisedOrder = Effect.fnUntraced(function* (checkout: Checkout, ports: Ports) {
  const { currentCart, currentCheckout, orderPlacement, idGenerator } = ports;
  const cart = yield* currentCart.read;
  const tempUserID = checkout.tempUserID ?? idGenerator.uuid();
  const draft = orderDraftOf(cart, checkout, tempUserID);
  if (checkout.idempotencyKey !== undefined && checkout.quoteId !== undefined) {
    return { draft, quoteId: checkout.quoteId, key: checkout.idempotencyKey };
  }
  const checked = yield* checkOrder(orderPlacement, {
    cart,
    checkout: { ...checkout, tempUserID },
    draft,
  });
  yield* currentCart.replace(checked.cart);
  if (checked.quote.totalAmount !== checkout.quotedTotal) {
    yield* currentCheckout.replace(withoutStaleApproval(checked.checkout));
    const oldTotal = checkout.quotedTotal ?? zeroCents;
    return yield* new PriceChanged({ oldTotal, quote: checked.quote });
  }
  yield* requireSameTender(checked.cart, checkout, checked.quote);
  // Read once more: another tab may have begun the attempt, or finished it, in the meantime.
  const now = yield* currentCheckout.read;
  if (!mayOpenStep(now, 1)) return yield* new StepNotReady({ missing: 'shipping' });
  // Tabs that press at the same moment hold the same promise, so they name the same attempt.
  const key = now.idempotencyKey ?? checkout.quoteId ?? idGenerator.uuid();
  yield* currentCheckout.replace({ ...checked.checkout, idempotencyKey: key });
  return { draft, quoteId: checked.quote.quoteId, key };
});

/** Gift cards that pay otherwise than was shown stop the order before it is sent (D-GIFT-10). */
const requireSameTender = Effect.fnUntraced(function* (
  cart: Cart,
  checkout: Checkout,
  { totalAmount, giftCards = [], amountDue }: Quote,
) {
  const shown = tenderOf(totalAmount, giftCardAmount(cart.lines), checkout.giftCards);
  if (isSameTender(shown, { giftCards, amountDue })) return;
  return yield* new GiftCardChanged({ giftCards: cardsOf({ giftCards }) });
});
