import type { Cart } from '#domain/cart/cart.ts';
import { withoutOrdered } from '#domain/cart/linked-cart.ts';

/**
 * The cart of this device after a step of an order that is priced apart from it, as a wallet's is:
 * prices, coupon and place of that order stay there. What is being ordered is marked, and what was
 * ordered is taken out.
 */
export const afterExpressStep = (
  cart: Cart,
  { before, after }: { readonly before: Cart; readonly after: Cart },
): Cart => {
  if (after.lines !== before.lines) {
    const ordered = before.link?.placing;
    return withoutOrdered(cart, ordered?.quoteId ?? '', before.lines);
  }
  const placing = after.link?.placing;
  return cart.link === undefined || placing === undefined || placing === before.link?.placing
    ? cart
    : { ...cart, link: { ...cart.link, placing } };
};
