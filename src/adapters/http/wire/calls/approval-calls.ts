import * as z from 'zod/mini';
import { wireAddress } from '#adapters/http/wire/address.ts';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import { wireOrderDraft, wireQuote } from '#adapters/http/wire/order.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const place = {
  locationNumber: z.exactOptional(text(40)),
  lang: z.exactOptional(z.enum(['en-us', 'es'])),
};

/** The shop makes return and cancel address, amount and reference itself (D-API-29). */
export const paypalPaymentSession = defineCall({
  name: 'paypalPaymentSession',
  method: 'POST',
  path: '/v3/dopservice/paypal/paymentSession',
  summary: 'Opens a session at PayPal and says where its payer approves it',
  auth: 'optional',
  idempotent: true,
  body: z.object({
    quoteId: text(80),
    draft: wireOrderDraft,
    flow: z.enum(['popup', 'redirect']),
    /** The payer's address at PayPal becomes the order's, after the shop's rules (ADDR-24). */
    validateAddress: z.boolean(),
    /** Keep the account for later orders; a guest's wish is ignored. */
    keepAccount: z.exactOptional(z.boolean()),
    ...place,
  }),
  item: z.object({
    merchantReferenceCode: z.string(),
    paymentRedirectURL: z.string(),
    paymentSessionRequestId: z.string(),
    paymentId: z.string(),
    /** Unix ms. */
    expiresAt: z.number(),
  }),
});

/** Changes nothing at the payer's; a refresh, another tab and the back button get the same order. */
export const paypalOrder = defineCall({
  name: 'paypalOrder',
  method: 'POST',
  path: '/v3/dopservice/paypal/order',
  summary: 'What the payer approved at PayPal, priced at the address it goes to',
  auth: 'optional',
  body: z.object({
    paymentSessionRequestId: z.exactOptional(text(80)),
    paymentId: text(80),
    payerId: text(80),
    state: text(80),
    draft: wireOrderDraft,
    ...place,
  }),
  item: z.object({
    orderId: z.string(),
    orderRequestId: z.string(),
    merchantReferenceCode: z.string(),
    paymentSessionRequestId: z.string(),
    payer: z.object({ email: z.string(), firstName: z.string(), lastName: z.string() }),
    shippingAddress: z.exactOptional(wireAddress),
    lineItems: z.array(z.object({ name: z.string(), quantity: z.int(), total: wireDollars })),
    quote: wireQuote,
    /** Unix ms: the approval is good until then. */
    expiresAt: z.number(),
  }),
});
