import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { place } from '#adapters/http/wire/calls/catalog-calls.ts';
import { wireProductId } from '#adapters/http/wire/cart-line.ts';
import { wireProductSummary } from '#adapters/http/wire/product.ts';

export const notifyme = defineCall({
  name: 'notifyme',
  method: 'POST',
  path: '/webservices/notifyme',
  summary: 'Asks for one mail when a product is back',
  body: z.object({
    ...place,
    email: z.string().check(z.maxLength(254)),
    productId: wireProductId,
  }),
  item: z.object({ productId: wireProductId }),
});

/** Enough for a full box and a cart around it. */
const mostAsked = 60;

export const getrecentlyviewedproducts = defineCall({
  name: 'getrecentlyviewedproducts',
  method: 'POST',
  path: '/v3/dopservice/b2c/getrecentlyviewedproducts',
  summary: 'The products of these ids that are still sold, in the order asked for',
  body: z.object({ ...place, productIds: z.array(wireProductId).check(z.maxLength(mostAsked)) }),
  item: wireProductSummary,
});
