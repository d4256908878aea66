import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

/** `couponData` of the cart state (COUPON-02). */
export const wireCoupon = z.object({
  couponName: text(40),
  cartAmount: wireDollars,
  discount: wireDollars,
  discountedAmount: wireDollars,
  message: text(400),
  freeOrder: z.boolean(),
  cartID: text(80),
  date: text(40),
});

export const validatevoucher = defineCall({
  name: 'validatevoucher',
  method: 'POST',
  path: '/webservices/validatevoucher',
  summary: 'What a coupon takes off a cart; a look that uses nothing up',
  auth: 'optional',
  body: z.object({
    couponName: text(40).check(z.minLength(1)),
    /** The cart without its gift cards, which no coupon pays for. */
    cartAmount: wireDollars,
    cartID: text(80),
    /** Not looked at: only an order tells whether its e-mail used a coupon before (D-COUPON-07). */
    email: z.exactOptional(text(254)),
    /** Time of the shopper's device, ISO 8601; the shop uses its own clock. */
    date: text(40),
    includesGiftCard: z.exactOptional(z.boolean()),
    lang: z.exactOptional(z.enum(['en-us', 'es'])),
  }),
  item: z.object({
    discount: wireDollars,
    discountedAmount: wireDollars,
    message: z.string(),
    freeOrder: z.boolean(),
  }),
});
