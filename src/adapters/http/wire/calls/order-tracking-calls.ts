import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireAccountId } from '#adapters/http/wire/customer.ts';
import {
  paymentProgress,
  wireOrder,
  wireShipment,
  wireTimeline,
} from '#adapters/http/wire/order.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const lang = z.exactOptional(z.enum(['en-us', 'es']));
/** In the body, so that no address of a person stands in an address of a page. */
const claim = { orderId: text(60), email: text(254), lang };

export const orderstatus = defineCall({
  name: 'orderstatus',
  method: 'POST',
  path: '/v3/dopservice/b2c/orderstatus',
  summary: 'How far an order is, by its number and e-mail; with the mailed code all of it',
  body: z.object({ ...claim, code: z.exactOptional(text(20)) }),
  item: z.object({
    orderId: z.string(),
    status: z.string(),
    payment: paymentProgress,
    placedAt: z.string(),
    timeline: wireTimeline,
    shipment: z.exactOptional(wireShipment),
    shipsNothing: z.boolean(),
    order: z.exactOptional(wireOrder),
  }),
});

export const ordercode = defineCall({
  name: 'ordercode',
  method: 'POST',
  path: '/v3/dopservice/b2c/ordercode',
  summary: 'Mails a one-time code for an order; the answer is the same when there is none',
  body: z.object(claim),
  item: z.object({ sent: z.boolean() }),
});

export const keeporder = defineCall({
  name: 'keeporder',
  method: 'POST',
  path: '/v3/dopservice/b2c/keeporder',
  summary: 'Puts an order a guest placed on this device into the account',
  auth: 'shopper',
  body: z.object({ accountId: wireAccountId, orderId: text(60), tempUserID: z.uuid() }),
  item: z.object({ orderId: z.string() }),
});
