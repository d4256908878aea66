import * as z from 'zod/mini';
import { wireAddress } from '#adapters/http/wire/address.ts';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireProductId } from '#adapters/http/wire/cart-line.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import {
  wireOrder,
  wireOrderDraft,
  wirePlacedOrder,
  wireVerdict,
} from '#adapters/http/wire/order.ts';

const b2c = '/v3/dopservice/b2c' as const;
const text = (longest: number) => z.string().check(z.maxLength(longest));
const zip = z.string().check(z.regex(/^\d{5}$/));
const items = z
  .array(
    z.object({ productId: wireProductId, quantity: z.int().check(z.gte(0), z.lte(1_000_000)) }),
  )
  .check(z.maxLength(500));
const lang = z.exactOptional(z.enum(['en-us', 'es']));

export const productinventory = defineCall({
  name: 'productinventory',
  method: 'POST',
  path: '/webservices/cartreview/productinventory',
  summary: 'Stock and price of what is in a cart',
  body: z.object({ locationNumber: z.exactOptional(text(40)), items }),
  item: z.object({
    productId: z.string(),
    available: z.boolean(),
    quantity: z.int(),
    price: wireDollars,
  }),
});

export const checkitemsavailability = defineCall({
  name: 'checkitemsavailability',
  method: 'POST',
  path: '/v2/dopservice/checkitemsavailability',
  summary: 'Which items can go to a zip code',
  body: z.object({ zipcode: zip, locationNumber: z.exactOptional(text(40)), items }),
  item: z.object({
    productId: z.string(),
    available: z.boolean(),
    reason: z.exactOptional(z.string()),
  }),
});

export const zipcodevalidate = defineCall({
  name: 'zipcodevalidate',
  method: 'POST',
  path: '/webservices/zipcodevalidate',
  summary: 'Knows a zip code; with an address, checks it',
  body: z.object({
    zipcode: zip,
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

export const shippingcharge = defineCall({
  name: 'shippingcharge',
  method: 'POST',
  path: `${b2c}/shippingcharge`,
  summary: 'What shipping costs; the server looks prices up itself',
  body: z.object({ subTotal: wireDollars, zipcode: zip, state: text(40), items }),
  item: z.object({
    shippingCharge: wireDollars,
    shippingSku: z.string(),
    freeShippingThreshold: wireDollars,
  }),
});

export const ordertax = defineCall({
  name: 'ordertax',
  method: 'POST',
  path: '/webservices/ordertax',
  summary: 'Tax for a destination (sandbox data, not tax advice)',
  body: z.object({
    shipping: wireAddress,
    items,
    shippingCharge: wireDollars,
    discount: wireDollars,
  }),
  item: z.object({
    totalTax: wireDollars,
    lines: z.array(z.object({ category: z.string(), tax: wireDollars })),
    dataVersion: z.string(),
    isEstimate: z.boolean(),
  }),
});

export const validateOrder = defineCall({
  name: 'validateOrder',
  method: 'POST',
  path: `${b2c}/validateOrder`,
  summary: 'Checks an order without payment and promises a price',
  body: z.object({ draft: wireOrderDraft, locationNumber: z.exactOptional(text(40)), lang }),
  item: wireVerdict,
});

export const capturecontext = defineCall({
  name: 'capturecontext',
  method: 'POST',
  path: '/webservices/capturecontext',
  summary: 'Opens or extends a payment session for hosted card fields',
  body: z.object({
    targetOrigin: text(200),
    amount: wireDollars,
    currency: z.literal('USD'),
    tempUserID: z.uuid(),
    /** The payment session to extend. */
    paymentSessionId: z.exactOptional(text(80)),
  }),
  item: z.object({
    captureContext: z.string(),
    paymentSessionId: z.string(),
    /** Unix ms by the server's clock, so the client can take its own offset out. */
    serverTime: z.number(),
    createdAt: z.number(),
    deadline: z.number(),
    extensionsLeft: z.int(),
  }),
});

export const submittedorder = defineCall({
  name: 'submittedorder',
  method: 'POST',
  path: `${b2c}/submittedorder`,
  summary: 'Places an order: one Idempotency-Key, one order',
  idempotent: true,
  body: z.object({
    quoteId: text(80),
    draft: wireOrderDraft,
    payment: z.exactOptional(
      z.object({
        transientToken: text(8192),
        paymentSessionId: text(80),
        nameOnCard: text(60),
      }),
    ),
    locationNumber: z.exactOptional(text(40)),
    lang,
  }),
  item: wirePlacedOrder,
});

export const orderdetails = defineCall({
  name: 'orderdetails',
  method: 'GET',
  path: `${b2c}/orderdetails`,
  summary: 'One order; a guest proves the claim by its e-mail',
  auth: 'optional',
  query: z.object({
    orderId: text(60),
    email: z.exactOptional(text(254)),
    lang,
  }),
  item: wireOrder,
});
