import type { Cart } from '#domain/cart/cart.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { billingAddress } from '#domain/checkout/checkout-steps.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import { orderLinesOf } from '#domain/order/order-lines.ts';

/** Everything about the order but the payment, from what the shopper has put together. */
export const orderDraftOf = (cart: Cart, checkout: Checkout, tempUserID: string): OrderDraft => {
  const { email, phoneNumber } = checkout.contactInfo;
  const shipping = addressOf(checkout.shipping);
  const { giftOrder, giftMessage } = checkout.giftCard;
  return {
    lines: orderLinesOf(wantedLines(cart.lines)),
    contact: { email: email.value, phoneNumber: phoneNumber.value },
    shipping,
    billing: billingAddress(checkout, shipping, addressOf(checkout.billing)),
    tempUserID,
    ...(cart.coupon && { couponName: cart.coupon.couponName }),
    ...(giftOrder && { giftOrder }),
    ...(giftMessage.value !== '' && { giftMessage: giftMessage.value }),
    ...(checkout.giftCards.length > 0 && {
      giftCards: checkout.giftCards.map(({ cardRef }) => cardRef),
    }),
  };
};
