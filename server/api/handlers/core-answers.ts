import type { AnsweredCall } from '#server/api/call/handler.ts';
import { accountAnswers } from '#server/api/handlers/account-handlers.ts';
import { approvalAnswers } from '#server/api/handlers/approval-handlers.ts';
import { cartAnswers } from '#server/api/handlers/cart-handlers.ts';
import { couponAnswers } from '#server/api/handlers/coupon-handlers.ts';
import { giftAnswers } from '#server/api/handlers/gift-handlers.ts';
import { orderAnswers } from '#server/api/handlers/order-handlers.ts';
import { paymentAnswers } from '#server/api/handlers/payment-handlers.ts';
import { reviewAnswers } from '#server/api/handlers/review-handlers.ts';
import { shippingAnswers } from '#server/api/handlers/shipping-handlers.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { forgetRemovedAccounts } from '#server/payment/forget-accounts.ts';
import { forgetRemovedCards } from '#server/payment/forget-cards.ts';

/** Handlers of all calls about orders, payments, coupons, gift cards, shipping and accounts. */
export const coreAnswers = (parts: ShopParts): readonly AnsweredCall[] => [
  ...shippingAnswers(parts),
  ...paymentAnswers(parts),
  ...approvalAnswers(parts),
  ...orderAnswers(parts),
  ...cartAnswers(parts),
  ...couponAnswers(parts),
  ...giftAnswers(parts),
  ...reviewAnswers(parts),
  ...accountAnswers({
    ...parts,
    cardRemoved: () => parts.beside(() => forgetRemovedCards(parts)),
    paymentAccountRemoved: () => parts.beside(() => forgetRemovedAccounts(parts)),
  }),
];
