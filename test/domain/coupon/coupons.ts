import type { Coupon } from '#domain/cart/cart.ts';
import type { Cents } from '#domain/money/cents.ts';

/** An accepted coupon that takes so many cents off. */
export const couponOf = (discount: number, facts: Partial<Coupon> = {}): Coupon => ({
  couponName: 'SAVE',
  cartAmount: 1000 as Cents,
  discount: discount as Cents,
  discountedAmount: (1000 - discount) as Cents,
  message: 'SAVE: off.',
  freeOrder: false,
  cartID: 'cart-1',
  date: '2026-11-21T12:00:00.000Z',
  ...facts,
});
