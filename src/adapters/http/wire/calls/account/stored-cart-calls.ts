import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireCartLine } from '#adapters/http/wire/cart-line.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';

const b2c = '/v3/dopservice/b2c' as const;
const text = (longest: number) => z.string().check(z.maxLength(longest));
/** As many lines as an order may have. */
const lines = z.array(wireCartLine).check(z.maxLength(500));
const version = z.int().check(z.gte(0), z.lte(2_000_000_000));

/** Whose cart it is; a guest has no account, and e-mails alone open nothing (D-CART-22). */
const owner = { email: text(254), accountId: text(80) };

/** A stored cart; with a `mergeToken`, `savedHere` is what was last saved under it (D-CART-23). */
const wireStoredCart = {
  persistCartId: z.exactOptional(text(80)),
  persistCartData: lines,
  cartVersion: version,
  savedHere: z.exactOptional(z.object({ cartVersion: version, persistCartData: lines })),
  /** What orders sent with that `mergeToken` took out of the cart (D-CART-28). */
  orderedHere: z.exactOptional(
    z.array(
      z.object({
        cartVersion: version,
        orderId: text(60),
        quoteId: text(80),
        persistCartData: lines,
      }),
    ),
  ),
  /** The highest number a saved mix of the account ever had (D-CART-29). */
  lastMix: z.exactOptional(version),
  /** Sent once, to the guest whose cart was just stored for the first time. */
  cartSecret: z.exactOptional(text(80)),
};

export const getcartwebdata = defineCall({
  name: 'getcartwebdata',
  method: 'GET',
  path: `${b2c}/getcartwebdata`,
  summary: 'The stored cart of the account, or of the guest who knows its secret (D-CART-22)',
  auth: 'optional',
  locationHeader: 'locationId',
  cartSecret: true,
  query: z.object({
    ...owner,
    isAuth: z.enum(['true', 'false']),
    mergeToken: z.exactOptional(z.uuid()),
  }),
  object: true,
  item: z.object(wireStoredCart),
});

export const savecartwebdata = defineCall({
  name: 'savecartwebdata',
  method: 'PUT',
  path: `${b2c}/savecartwebdata`,
  summary: 'Stores a cart on top of the version it was made from; a newer one comes back unchanged',
  auth: 'optional',
  cartSecret: true,
  body: z.object({
    ...owner,
    persistCartData: lines,
    isAuth: z.boolean(),
    /** Not used for pricing: the shop computes prices itself. */
    cartamount: wireDollars,
    cartVersion: version,
    mergeToken: z.exactOptional(z.uuid()),
  }),
  /** What is stored now; where it was newer than the save, `saved` is false. */
  item: z.object({ ...wireStoredCart, saved: z.boolean() }),
});
