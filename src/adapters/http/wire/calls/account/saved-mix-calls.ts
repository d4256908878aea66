import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireAccountId } from '#adapters/http/wire/customer.ts';
import { wireMix } from '#adapters/http/wire/saved-mix.ts';

const multipack = '/v3/dopservice/b2c/multipack' as const;
const { mixpackId, name, multipackList, version } = wireMix.shape;
const lang = z.exactOptional(z.enum(['en-us', 'es']));

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

/** A mix that is saved already is answered as it is; with an empty name it gets a default name. */
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
    /** The highest number of a mix in the cart; the new mix gets one above it (MIX-06). */
    above: z.exactOptional(z.int().check(z.gte(0), z.lte(1_000_000_000))),
    lang,
  }),
  item: wireMix,
});

/** Without a version the last write wins; with one, a mix that changed meanwhile is refused. */
export const updatemixpack = defineCall({
  name: 'updatemixpack',
  method: 'PUT',
  path: `${multipack}/mixpack`,
  summary: 'Changes name and bags of a box (D-API-24, D-MIX-07)',
  auth: 'shopper',
  body: z.object({ mixpackId, name, multipackList, version: z.exactOptional(version), lang }),
  item: wireMix,
});

/** Removing a mix that is gone succeeds too. */
export const deletemixpack = defineCall({
  name: 'deletemixpack',
  method: 'DELETE',
  path: `${multipack}/mixpack`,
  summary: 'Removes a box from the account (D-API-25)',
  auth: 'shopper',
  body: z.object({ mixpackId }),
  item: z.object({ mixpackId }),
});
