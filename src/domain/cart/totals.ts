import type { Cart } from '#domain/cart/cart.ts';
import {
  countsForShipping,
  type FreeShipping,
  freeShippingOf,
} from '#domain/cart/free-shipping.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { cartCount, packCount } from '#domain/cart/lines/count-lines.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { giftOf } from '#domain/cart/lines/gift-lines.ts';
import { isQuantity } from '#domain/cart/lines/quantity-limits.ts';
import {
  addCents,
  type Cents,
  greaterCents,
  lesserCents,
  negateCents,
  timesCents,
  zeroCents,
} from '#domain/money/cents.ts';
import { type Checked, passed, refused } from '#domain/validation/checked.ts';

export interface CartTotals {
  readonly cartCount: number;
  readonly packCount: number;
  readonly subTotal: Cents;
  /** As applied: never more than the sub-total (D-READ-06). */
  readonly discount: Cents;
  readonly shippingCharge: Cents;
  readonly tax: Cents;
  readonly totalAmount: Cents;
  readonly freeShipping: FreeShipping;
}

/** What is added to or taken off the sub-total; an absent amount is 0. */
export interface Charges {
  readonly discount?: Cents | undefined;
  /** A free order keeps its parts; its total is 0 (D-CART-11). */
  readonly freeOrder?: boolean | undefined;
  readonly shippingCharge?: Cents | undefined;
  readonly tax?: Cents | undefined;
  /** Free shipping from this amount on; 15 dollars when absent. */
  readonly threshold?: Cents | undefined;
  /** Products that do not count towards free shipping: gift cards. */
  readonly giftCards?: ReadonlySet<string> | undefined;
}

/**
 * Sums a cart: sub-total − discount + shipping + tax, in whole cents (D-CART-07).
 *
 * Refuses a line without a price, a quantity that is no whole number, a negative charge and sums
 * above the safe integers. Lines of quantity 0 do not count.
 */
export const totalsOf = (
  lines: readonly CartLine[],
  charges: Charges = {},
): Checked<CartTotals> => {
  const odd = lines.find((line) => !isQuantity(line.quantity));
  if (odd !== undefined) return refused({ key: 'cart.quantity', values: { line: odd.id } });
  const wanted = wantedLines(lines);
  const unpriced = wanted.find((line) => line.unitPrice === undefined);
  if (unpriced !== undefined) return refused({ key: 'cart.price', values: { line: unpriced.id } });
  const amounts = [charges.discount, charges.shippingCharge, charges.tax, charges.threshold];
  if (amounts.some((amount) => amount !== undefined && !isQuantity(amount))) {
    return refused({ key: 'cart.amount' });
  }
  const totals = summed(wanted, charges);
  return Number.isSafeInteger(totals.subTotal + totals.shippingCharge + totals.tax)
    ? passed(totals)
    : refused({ key: 'cart.amount' });
};

const summed = (wanted: readonly CartLine[], charges: Charges): CartTotals => {
  const subTotal = merchandise(wanted);
  const discount = lesserCents(charges.discount ?? zeroCents, greaterCents(zeroCents, subTotal));
  const shippingCharge = charges.shippingCharge ?? zeroCents;
  const tax = charges.tax ?? zeroCents;
  const shipped = wanted.filter(
    (line) => giftOf(line) === undefined && charges.giftCards?.has(line.productId) !== true,
  );
  return {
    cartCount: cartCount(wanted),
    packCount: packCount(wanted),
    subTotal,
    discount,
    shippingCharge,
    tax,
    totalAmount:
      charges.freeOrder === true
        ? zeroCents
        : addCents(subTotal, negateCents(discount), shippingCharge, tax),
    freeShipping: freeShippingOf(
      countsForShipping(merchandise(shipped), discount),
      charges.threshold,
    ),
  };
};

const merchandise = (lines: readonly CartLine[]): Cents =>
  lines.reduce<Cents>(
    (sum, line) => addCents(sum, timesCents(line.unitPrice ?? zeroCents, line.quantity)),
    zeroCents,
  );

/** The totals of the current cart, with what the server said about it. */
export const totalsOfCart = (cart: Cart): Checked<CartTotals> =>
  totalsOf(cart.lines, {
    discount: cart.coupon?.discount,
    freeOrder: cart.coupon?.freeOrder,
    shippingCharge: cart.shipping?.shippingCharge,
    tax: cart.tax?.totalTax,
    threshold: cart.shipping?.freeShippingThreshold,
  });
