import { forgetRemovedCards } from '#server/accounts/forget-cards.ts';
import { accountAnswers } from '#server/api/account-handlers.ts';
import { cartAnswers } from '#server/api/cart-handlers.ts';
import { couponAnswers } from '#server/api/coupon-handlers.ts';
import type { AnsweredCall } from '#server/api/handler.ts';
import { orderAnswers } from '#server/api/order-handlers.ts';
import { paymentAnswers } from '#server/api/payment-handlers.ts';
import { shippingAnswers } from '#server/api/shipping-handlers.ts';
import type { CommerceParts } from '#server/commerce/commerce-parts.ts';

/** Every call of the money side and of the accounts that orders belong to, answered. */
export const commerceCalls = (parts: CommerceParts): readonly AnsweredCall[] => [
  ...shippingAnswers(parts),
  ...paymentAnswers(parts),
  ...orderAnswers(parts),
  ...cartAnswers(parts),
  ...couponAnswers(parts),
  ...accountAnswers({
    ...parts,
    cardRemoved: () => parts.beside(() => forgetRemovedCards(parts)),
  }),
];
