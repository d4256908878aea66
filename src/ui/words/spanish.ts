import { account } from '#application/messages/es/account.ts';
import { cart } from '#application/messages/es/cart/cart.ts';
import { cartLines } from '#application/messages/es/cart/cart-lines.ts';
import { merge } from '#application/messages/es/cart/merge.ts';
import { filters } from '#application/messages/es/catalog/filters.ts';
import { nutrition } from '#application/messages/es/catalog/nutrition.ts';
import { productPage } from '#application/messages/es/catalog/product-page.ts';
import { reviews } from '#application/messages/es/catalog/reviews.ts';
import { checkout } from '#application/messages/es/checkout.ts';
import { content } from '#application/messages/es/content.ts';
import { core } from '#application/messages/es/core.ts';
import { coupon } from '#application/messages/es/coupon.ts';
import { mix } from '#application/messages/es/mix/mix.ts';
import { savedMixes } from '#application/messages/es/mix/saved-mixes.ts';
import { notices } from '#application/messages/es/notices.ts';
import { orderTracking } from '#application/messages/es/order/order-tracking.ts';
import { search } from '#application/messages/es/search.ts';
import { security } from '#application/messages/es/security.ts';
import { shop } from '#application/messages/es/shop.ts';
import { signIn } from '#application/messages/es/sign-in.ts';
import { visit } from '#application/messages/es/visit.ts';
import { wallet } from '#application/messages/es/wallet.ts';

/** All Spanish texts of the shop; loaded when Spanish is chosen. */
export const spanish = {
  ...core,
  ...notices,
  ...visit,
  ...reviews,
  ...search,
  ...shop,
  ...filters,
  ...cart,
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
  ...nutrition,
  ...productPage,
} as const;
