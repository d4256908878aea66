import { Effect } from 'effect';
import { accountCompleted, withPaymentAccount } from '#domain/checkout/account-payment.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { deliveredToPayer } from '#domain/checkout/delivered-to-payer.ts';
import { orderDraftOf } from '#domain/order/order-draft.ts';
import { quotedCart, withQuote } from '#domain/order/quoted-cart.ts';
import { accountOrdered, approvalReturned } from '#domain/payment/account/payment-account.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { AccountPayments } from '#ports/order/account-payments.ts';
import { ApprovalInvalid } from '#ports/payment/approval-failures.ts';
import type { Approval } from '#ports/payment/payment-account.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export interface ApprovedPaymentPorts {
  readonly currentCart: CurrentCart;
  readonly currentCheckout: CurrentCheckout;
  readonly accountPayments: AccountPayments;
}

/**
 * What an approval leads to: the order at PayPal, the payer's address where it was asked for, and the
 * price the order has with it, which the shopper sees before anything is charged. Safe to repeat.
 */
export const approvedPayment = Effect.fn('approvedPayment')(function* (
  { currentCart, currentCheckout, accountPayments }: ApprovedPaymentPorts,
  { state, paymentId, payerId }: Approval,
) {
  const ids = { state, paymentId, payerId };
  const cart = yield* currentCart.read;
  const read = yield* currentCheckout.read;
  const { tempUserID } = read;
  // Nothing on this device began it.
  if (tempUserID === undefined) return yield* new ApprovalInvalid({});
  const returned = withPaymentAccount(read, (account) => approvalReturned(account, ids));
  yield* currentCheckout.replace(returned);
  const order = yield* accountPayments.order(ids, orderDraftOf(cart, returned, tempUserID));
  const { shippingAddress, quote, expiresAt, payer, orderId, orderRequestId } = order;
  const delivered =
    shippingAddress === undefined
      ? { checkout: returned, problems: {} }
      : deliveredToPayer(returned, shippingAddress);
  const { problems } = delivered;
  if (hasProblems(problems)) return yield* new InputRefused({ problems });
  const ordered = withPaymentAccount(delivered.checkout, (account) => ({
    ...accountOrdered(account, order),
    merchantReferenceCode: order.merchantReferenceCode,
    paymentSessionRequestId: order.paymentSessionRequestId,
  }));
  const given = { orderId, orderRequestId, payerId, paymentId, email: payer.email, expiresAt };
  const completed: Checkout = withQuote(accountCompleted(ordered, given), quote);
  yield* currentCart.replace(quotedCart(cart, quote, []));
  yield* currentCheckout.replace(completed);
  return completed;
});
