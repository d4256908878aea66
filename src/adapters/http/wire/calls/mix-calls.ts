import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { place } from '#adapters/http/wire/calls/catalog-calls.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import { wireProductSummary } from '#adapters/http/wire/product.ts';

const multipack = '/v3/dopservice/b2c/multipack' as const;

export const getconfig = defineCall({
  name: 'getconfig',
  method: 'GET',
  path: `${multipack}/getconfig`,
  summary: 'What a custom box holds and costs',
  locationHeader: true,
  query: z.object(place),
  item: z.object({
    packSize: z.int().check(z.gte(1), z.lte(200)),
    zNonSku: z.string(),
    price: z.exactOptional(wireDollars),
    minDistinct: z.int().check(z.gte(1)),
    maxPerItem: z.int().check(z.gte(1)),
    namePattern: z.string(),
  }),
});

/** The query `view` is what the session test hook looks for (D-SESSION-15); it changes nothing. */
export const productlist = defineCall({
  name: 'productlist',
  method: 'GET',
  path: `${multipack}/productlist`,
  summary: 'What may go into a custom box, most popular first (36 a page)',
  query: z.object({
    ...place,
    page: z.string().check(z.regex(/^[1-9][0-9]{0,4}$/)),
    pageSize: z.literal('36'),
    view: z.exactOptional(z.literal('multipack/all-snacks')),
  }),
  item: wireProductSummary,
});
