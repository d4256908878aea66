import { Effect } from 'effect';
import * as z from 'zod/mini';
import { wireCartLine } from '#adapters/http/wire/cart-line.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import { makeRecordSlice } from '#adapters/slices/record-slice.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { CurrentCart } from '#ports/current-cart.ts';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';

const storedCart = z.object({
  lines: z.array(wireCartLine),
  coupon: z.exactOptional(
    z.object({
      couponName: z.string(),
      discount: wireDollars,
      freeOrder: z.boolean(),
      message: z.exactOptional(z.string()),
    }),
  ),
  shipping: z.exactOptional(
    z.object({
      shippingCharge: wireDollars,
      shippingSku: z.string(),
      freeShippingThreshold: wireDollars,
    }),
  ),
  tax: z.exactOptional(
    z.object({
      totalTax: wireDollars,
      lines: z.array(z.object({ category: z.string(), tax: wireDollars })),
    }),
  ),
});

/** The cart at hand under `crunchcart:v1:cart`, in the form the storefront saves carts in. */
export const makeStoredCurrentCart = (storage: KeyValueStorage): CurrentCart => {
  const slice = makeRecordSlice(storage, 'crunchcart:v1:cart', storedCart);
  return {
    read: Effect.map(slice.read, (cart) => cart ?? emptyCart),
    replace: ({ lines, coupon, shipping, tax }) =>
      slice.replace({
        lines: [...lines],
        ...(coupon && { coupon }),
        ...(shipping && { shipping }),
        ...(tax && { tax: { ...tax, lines: [...tax.lines] } }),
      }),
  };
};
