import { account } from '#application/messages/en-us/account.ts';
import { cartLines } from '#application/messages/en-us/cart/cart-lines.ts';
import { merge } from '#application/messages/en-us/cart/merge.ts';
import { filters } from '#application/messages/en-us/catalog/filters.ts';
import { nutrition } from '#application/messages/en-us/catalog/nutrition.ts';
import { productPage } from '#application/messages/en-us/catalog/product-page.ts';
import { reviews } from '#application/messages/en-us/catalog/reviews.ts';
import { checkout } from '#application/messages/en-us/checkout.ts';
import { content } from '#application/messages/en-us/content.ts';
import { core } from '#application/messages/en-us/core.ts';
import { coupon } from '#application/messages/en-us/coupon.ts';
import { mix } from '#application/messages/en-us/mix/mix.ts';
import { savedMixes } from '#application/messages/en-us/mix/saved-mixes.ts';
import { notices } from '#application/messages/en-us/notices.ts';
import { orderTracking } from '#application/messages/en-us/order/order-tracking.ts';
import { search } from '#application/messages/en-us/search.ts';
import { security } from '#application/messages/en-us/security.ts';
import { signIn } from '#application/messages/en-us/sign-in.ts';
import { visit } from '#application/messages/en-us/visit.ts';
import { wallet } from '#application/messages/en-us/wallet.ts';

/** English texts that the first paint does not need: failures, problems, the checkout. */
export const later = {
  ...core,
  ...filters,
  ...nutrition,
  ...productPage,
  ...reviews,
  ...notices,
  ...visit,
  ...search,
  ...checkout,
  ...content,
  ...mix,
  ...coupon,
  ...wallet,
  ...savedMixes,
  ...merge,
  ...cartLines,
  ...signIn,
  ...security,
  ...account,
  ...orderTracking,
} as const;
