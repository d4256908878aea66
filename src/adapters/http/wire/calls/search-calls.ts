import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { place } from '#adapters/http/wire/calls/catalog-calls.ts';
import { wireProductSummary } from '#adapters/http/wire/product.ts';

/** Two characters or more once the blanks around them are gone (D-API-11). */
const typedText = z.string().check(
  z.maxLength(200),
  z.refine((text) => [...text.trim()].length >= 2),
);

export const getautocompleteproducts = defineCall({
  name: 'getautocompleteproducts',
  method: 'GET',
  path: '/v3/dopservice/b2c/getautocompleteproducts',
  summary: 'What a shopper who is still typing may mean, at most 8',
  query: z.object({ ...place, searchText: typedText }),
  item: z.extend(wireProductSummary, {
    flavorLabel: z.string(),
    typeLabel: z.string(),
    correctedText: z.exactOptional(z.string()),
  }),
});
