import * as z from 'zod/mini';
import { wireAddress } from '#adapters/http/wire/address.ts';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireProductId } from '#adapters/http/wire/cart-line.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
/** Five digits. */
export const wireZip = z.string().check(z.regex(/^\d{5}$/));
/** Products and how many of each, as the calls about carts and orders take them. */
export const wireItems = z
  .array(
    z.object({ productId: wireProductId, quantity: z.int().check(z.gte(0), z.lte(1_000_000)) }),
  )
  .check(z.maxLength(500));

export const productinventory = defineCall({
  name: 'productinventory',
  method: 'POST',
  path: '/webservices/cartreview/productinventory',
  summary: 'Stock and price of what is in a cart',
  body: z.object({ locationNumber: z.exactOptional(text(40)), items: wireItems }),
  item: z.object({
    productId: z.string(),
    available: z.boolean(),
    quantity: z.int(),
    price: wireDollars,
  }),
});

export const zipcodevalidate = defineCall({
  name: 'zipcodevalidate',
  method: 'POST',
  path: '/webservices/zipcodevalidate',
  summary: 'Knows a zip code; with an address, checks it',
  body: z.object({
    zipcode: wireZip,
    city: z.exactOptional(text(120)),
    state: z.exactOptional(text(40)),
    address: z.exactOptional(wireAddress),
  }),
  item: z.object({
    valid: z.boolean(),
    city: z.exactOptional(z.string()),
    state: z.exactOptional(z.string()),
    locationNumber: z.exactOptional(z.string()),
    addressVerdict: z.exactOptional(
      z.enum(['valid', 'corrected', 'ambiguous', 'no-match', 'unavailable']),
    ),
    upsValidatedAddresses: z.array(wireAddress),
  }),
});
