import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireProductId } from '#adapters/http/wire/cart-line.ts';
import { wireAccountId } from '#adapters/http/wire/customer.ts';

const multipack = '/v3/dopservice/b2c/multipack' as const;
/** Databases count boxes in 32 bits; the highest number asked for is a billion (`above`). */
const mixpackId = z
  .string()
  .check(z.regex(/^MYOMP-30-(?:[0-9]{1,9}|1[0-9]{9})$/, 'the number of a kept box'));
/** Lengths bound the payload only; the rules of names and boxes are the domain's. */
const name = z.string().check(z.maxLength(100));
const lang = z.exactOptional(z.enum(['en-us', 'es']));
const multipackList = z
  .array(z.object({ productId: wireProductId, quantity: z.int().check(z.gte(0), z.lte(200)) }))
  .check(z.maxLength(200));
const version = z.int().check(z.gte(1));

/** A box an account keeps. */
export const wireMix = z.object({
  mixpackId,
  name,
  multipackList,
  zNonSku: z.string().check(z.maxLength(80)),
  version,
});

export const getmixpacklist = defineCall({
  name: 'getmixpacklist',
  method: 'GET',
  path: `${multipack}/getmixpacklist`,
  summary: "The boxes of the shopper's own making, first saved first (D-API-21)",
  auth: 'shopper',
  query: z.object({ accountId: wireAccountId }),
  item: wireMix,
});

export const getmixpack = defineCall({
  name: 'getmixpack',
  method: 'GET',
  path: `${multipack}/mixpack`,
  summary: 'One of them (D-API-22)',
  auth: 'shopper',
  query: z.object({ mixpackId, lang }),
  item: wireMix,
});

/** A box that is kept already is answered as it is; an empty name lets the shop name it. */
export const createmixpack = defineCall({
  name: 'createmixpack',
  method: 'POST',
  path: `${multipack}/mixpack`,
  summary: 'Saves a full box (D-API-23, D-MIX-06)',
  auth: 'shopper',
  body: z.object({
    accountId: wireAccountId,
    name,
    multipackList,
    zNonSku: z.string().check(z.maxLength(80)),
    /** The highest number of a box in the cart; the new box gets one above it (MIX-06). */
    above: z.exactOptional(z.int().check(z.gte(0), z.lte(1_000_000_000))),
    lang,
  }),
  item: wireMix,
});

/** Without a version the last write wins; with one, a box that changed meanwhile is refused. */
export const updatemixpack = defineCall({
  name: 'updatemixpack',
  method: 'PUT',
  path: `${multipack}/mixpack`,
  summary: 'Changes name and bags of a box (D-API-24, D-MIX-07)',
  auth: 'shopper',
  body: z.object({ mixpackId, name, multipackList, version: z.exactOptional(version), lang }),
  item: wireMix,
});

/** A box that is gone already is gone: the second call succeeds too. */
export const deletemixpack = defineCall({
  name: 'deletemixpack',
  method: 'DELETE',
  path: `${multipack}/mixpack`,
  summary: 'Removes a box from the account (D-API-25)',
  auth: 'shopper',
  body: z.object({ mixpackId }),
  item: z.object({ mixpackId }),
});
