import type { Session } from '#cli/session/session.ts';
import type { OpenShop } from '#cli/shop/shop.ts';
import type { Cart } from '#domain/cart/cart.ts';

/**
 * A changed cart with its coupon checked again (COUPON-07). Without an answer the coupon stays: the
 * order decides about it. A coupon that was refused is reported on stderr.
 */
export const withCouponChecked = async (
  cart: Cart,
  { useCases, alone, attempt }: OpenShop,
  { terminal, settings }: Session,
): Promise<Cart> => {
  if (cart.coupon === undefined) return cart;
  const judged = await alone(() => attempt(useCases.coupon.revalidateCoupon()));
  if (!judged.ok) return cart;
  const { refused } = judged.value;
  if (refused?.text !== undefined && !settings.quiet) terminal.stderr.write(`${refused.text}\n`);
  return judged.value.cart;
};
