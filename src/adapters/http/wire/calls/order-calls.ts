import * as z from 'zod/mini';
import { wireAddress } from '#adapters/http/wire/address.ts';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireItems, wireZip } from '#adapters/http/wire/calls/cart-calls.ts';
import { wireSequence } from '#adapters/http/wire/customer.ts';
import { wireExpectation } from '#adapters/http/wire/expected-days.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import {
  wireOrder,
  wireOrderDraft,
  wirePlacedOrder,
  wireVerdict,
} from '#adapters/http/wire/order.ts';

const b2c = '/v3/dopservice/b2c' as const;
const text = (longest: number) => z.string().check(z.maxLength(longest));
const lang = z.exactOptional(z.enum(['en-us', 'es']));

export const checkitemsavailability = defineCall({
  name: 'checkitemsavailability',
  method: 'POST',
  path: '/v2/dopservice/checkitemsavailability',
  summary: 'Which items can go to a zip code',
  body: z.object({ zipcode: wireZip, locationNumber: z.exactOptional(text(40)), items: wireItems }),
  item: z.object({
    productId: z.string(),
    available: z.boolean(),
    reason: z.exactOptional(z.string()),
  }),
});

export const shippingcharge = defineCall({
  name: 'shippingcharge',
  method: 'POST',
  path: `${b2c}/shippingcharge`,
  summary: 'What shipping costs; the server looks prices up itself',
  body: z.object({ subTotal: wireDollars, zipcode: wireZip, state: text(40), items: wireItems }),
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
    items: wireItems,
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

export const deliveryestimate = defineCall({
  name: 'deliveryestimate',
  method: 'POST',
  path: '/webservices/deliveryestimate',
  summary: 'When an order would come to a zip code, and what shipping and tax would be',
  /** What is inside a box that a shopper composed comes with quantity 0: it costs nothing, and decides when. */
  body: z.object({ zipcode: wireZip, items: wireItems, discount: z.exactOptional(wireDollars) }),
  item: z.object({
    state: z.string(),
    city: z.exactOptional(z.string()),
    expected: wireExpectation,
    /** Absent when nothing is sent there. */
    charges: z.exactOptional(
      z.object({
        shipping: z.object({
          shippingCharge: wireDollars,
          shippingSku: z.string(),
          freeShippingThreshold: wireDollars,
        }),
        totalTax: wireDollars,
      }),
    ),
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

const wireCardPayment = z.object({
  transientToken: text(8192),
  paymentSessionId: text(80),
  nameOnCard: text(60),
  /** Keep the card for the account; a guest's wish is ignored (D-CHECKOUT-20). */
  saveNewCard: z.exactOptional(z.boolean()),
  /** A saved card pays; the token then carries its security code only. */
  cardSequence: z.exactOptional(wireSequence),
});

/** Base64 of Apple Pay's encrypted token, for the gateway, and how the wallet names the card. */
const wireWalletPayment = z.object({
  applePay: z.object({
    paymentData: text(16_384).check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    cardName: text(60),
  }),
});

const wireSavedAccount = z.object({ paymentAccountId: text(80) });

const orderedFields = {
  quoteId: text(80),
  draft: wireOrderDraft,
  /** Takes what is ordered out of the account's stored cart, on behalf of this device. */
  mergeToken: z.exactOptional(z.uuid()),
  locationNumber: z.exactOptional(text(40)),
  lang,
};

export const submittedorder = defineCall({
  name: 'submittedorder',
  method: 'POST',
  path: `${b2c}/submittedorder`,
  summary: 'Places an order: one Idempotency-Key, one order; with a token it is the account’s',
  auth: 'optional',
  idempotent: true,
  body: z.object({
    ...orderedFields,
    payment: z.exactOptional(z.union([wireCardPayment, wireWalletPayment, wireSavedAccount])),
  }),
  item: wirePlacedOrder,
});

/** The same for an order its payer approved at PayPal (PACC-07, D-API-31). */
export const paypalSubmitOrder = defineCall({
  name: 'paypalSubmitOrder',
  method: 'POST',
  path: '/v3/dopservice/paypal/submitOrder',
  summary: 'Places an order that its payer approved at PayPal',
  auth: 'optional',
  idempotent: true,
  body: z.object({
    ...orderedFields,
    orderId: text(80),
    orderRequestId: text(80),
    payerId: text(80),
    paymentId: text(80),
  }),
  item: wirePlacedOrder,
});

/** Only the secrets of its submission name the order: tempUserID and Idempotency-Key. */
export const withdrawnorder = defineCall({
  name: 'withdrawnorder',
  method: 'DELETE',
  path: `${b2c}/submittedorder`,
  summary: 'Gives up an order that waits for the bank’s question; its goods go back at once',
  idempotent: true,
  body: z.object({ tempUserID: z.uuid() }),
  /** False when there is nothing to give up, or the order has gone on. */
  item: z.object({ withdrawn: z.boolean() }),
});

export const orderdetails = defineCall({
  name: 'orderdetails',
  method: 'GET',
  path: `${b2c}/orderdetails`,
  summary: 'One order; a guest proves the claim by its e-mail and the secret of the checkout',
  auth: 'optional',
  query: z.object({
    orderId: text(60),
    email: z.exactOptional(text(254)),
    /** The order's own: on another device a mailed code opens it (`orderstatus`). */
    tempUserID: z.exactOptional(z.uuid()),
    lang,
  }),
  item: wireOrder,
});
