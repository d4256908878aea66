import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { filterShape, place, text } from '#adapters/http/wire/calls/catalog-calls.ts';
import { wireProductSummary } from '#adapters/http/wire/product.ts';

const b2c = '/v3/dopservice/b2c' as const;

export const filterlist = defineCall({
  name: 'filterlist',
  method: 'POST',
  path: '/webservices/filterlist',
  summary: 'The filters of a list with their counts; the body may be a location alone',
  body: z.object({
    ...place,
    ...filterShape,
    productTypes: z.exactOptional(filterShape.productTypes),
    brand: z.exactOptional(filterShape.brand),
    flavor: z.exactOptional(filterShape.flavor),
    size: z.exactOptional(filterShape.size),
  }),
  item: z.object({
    name: z.enum(['brand', 'flavor', 'diet', 'size', 'price', 'availability']),
    options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  }),
});

export const staffpickslist = defineCall({
  name: 'staffpickslist',
  method: 'GET',
  path: `${b2c}/staffpickslist`,
  summary: 'What the people of the shop eat themselves, and why',
  query: z.object(place),
  item: z.extend(wireProductSummary, { quote: z.string(), by: z.string() }),
});

export const productgrouplist = defineCall({
  name: 'productgrouplist',
  method: 'GET',
  path: `${b2c}/productgrouplist`,
  summary: 'The newest products of each type below one, or of each type of the shop',
  query: z.object({ ...place, productGroup: z.exactOptional(text(200)) }),
  item: z.object({ type: z.string(), title: z.string(), products: z.array(wireProductSummary) }),
});

export const recommendedvarietypacklist = defineCall({
  name: 'recommendedvarietypacklist',
  method: 'GET',
  path: `${b2c}/multipack/recommendedvarietypacklist`,
  summary: 'Variety packs worth starting with',
  query: z.object(place),
  item: wireProductSummary,
});
