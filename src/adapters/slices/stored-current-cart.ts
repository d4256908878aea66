import { Effect } from 'effect';
import * as z from 'zod/mini';
import { storedCartLine } from '#adapters/slices/cart-line-record.ts';
import { readLink, writeLink } from '#adapters/slices/cart-link-record.ts';
import { makeRecordSlice } from '#adapters/slices/record-slice.ts';
import { storedDollars } from '#adapters/slices/stored-dollars.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { cartRecord } from '#domain/session/storage-key.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

const storedCart = z.object({
  lines: z.array(storedCartLine),
  coupon: z.exactOptional(
    z.object({
      couponName: z.string(),
      cartAmount: storedDollars,
      discount: storedDollars,
      discountedAmount: storedDollars,
      message: z.string(),
      freeOrder: z.boolean(),
      cartID: z.string(),
      date: z.string(),
    }),
  ),
  shipping: z.exactOptional(
    z.object({
      shippingCharge: storedDollars,
      shippingSku: z.string(),
      freeShippingThreshold: storedDollars,
    }),
  ),
  tax: z.exactOptional(
    z.object({
      totalTax: storedDollars,
      lines: z.array(z.object({ category: z.string(), tax: storedDollars })),
    }),
  ),
  // Read apart from the rest: a link nobody can read must not cost the shopper the lines.
  link: z.exactOptional(z.unknown()),
  turn: z.exactOptional(z.unknown()),
});

type StoredCart = z.output<typeof storedCart>;

/**
 * The current cart under `crunchcart:v1:cart` (STORE-10). The id of the account's stored cart has
 * its own key as well (CART-18, STORE-03).
 */
export const makeStoredCurrentCart = (storage: KeyValueStorage): CurrentCart => {
  const slice = makeRecordSlice(storage, cartRecord, storedCart);
  const tellId = ({ link }: Cart) =>
    link?.persistCartId === undefined
      ? Effect.void
      : storage.write('persistantcartid', link.persistCartId);
  return {
    read: Effect.map(slice.read, asCart),
    replace: (cart) => Effect.andThen(slice.replace(asRecord(cart)), tellId(cart)),
    change: (next) =>
      Effect.tap(
        Effect.map(
          slice.change((stored) => {
            const cart = asCart(stored);
            const changed = next(cart);
            return changed === cart ? undefined : asRecord(changed);
          }),
          asCart,
        ),
        tellId,
      ),
  };
};

const asCart = (stored: StoredCart | undefined): Cart => {
  if (stored === undefined) return emptyCart;
  const { link, turn, ...cart } = stored;
  return { ...cart, ...readLink(link, turn) };
};

const asRecord = ({ lines, coupon, shipping, tax, link, turn }: Cart): StoredCart => ({
  lines: [...lines],
  ...(coupon && { coupon }),
  ...(shipping && { shipping }),
  ...(tax && { tax: { ...tax, lines: [...tax.lines] } }),
  ...writeLink({ ...(link && { link }), ...(turn && { turn }) }),
});
