import * as z from 'zod/mini';
import { fileCartLine, writeCartLine } from '#adapters/http/wire/cart-line.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { CartTotals } from '#domain/cart/totals.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

/** A cart file: a list of lines as the storefront saves them. */
export const cartFile = z.array(fileCartLine);

/** `couponData` of the cart state; only what changes a total is read. */
export const couponFile = z.object({
  couponName: z.exactOptional(z.string()),
  discount: z.exactOptional(wireDollars),
  freeOrder: z.exactOptional(z.boolean()),
});

/** Lines back in the form they came in. */
export const wireLines = (lines: readonly CartLine[]): readonly unknown[] =>
  lines.map(writeCartLine);

/** Totals in dollars, every amount with at most two decimals. */
export const wireTotals = (totals: CartTotals) => ({
  cartCount: totals.cartCount,
  packCount: totals.packCount,
  subTotal: dollarsFromCents(totals.subTotal),
  discount: dollarsFromCents(totals.discount),
  shippingCharge: dollarsFromCents(totals.shippingCharge),
  tax: dollarsFromCents(totals.tax),
  totalAmount: dollarsFromCents(totals.totalAmount),
  freeShipping: {
    percent: totals.freeShipping.percent,
    remaining: dollarsFromCents(totals.freeShipping.remaining),
  },
});
