import type { AnsweredCall } from '#server/api/call/handler.ts';
import { accountAnswers } from '#server/api/handlers/account-handlers.ts';
import { cartAnswers } from '#server/api/handlers/cart-handlers.ts';
import { couponAnswers } from '#server/api/handlers/coupon-handlers.ts';
import { orderAnswers } from '#server/api/handlers/order-handlers.ts';
import { paymentAnswers } from '#server/api/handlers/payment-handlers.ts';
import { shippingAnswers } from '#server/api/handlers/shipping-handlers.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { forgetRemovedCards } from '#server/payment/forget-cards.ts';

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
