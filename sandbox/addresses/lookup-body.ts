import * as z from 'zod';
import type { Lookup } from '#sandbox/addresses/known-addresses.ts';

const text = z.string().default('');

/** One lookup as the US Street API takes it; fields it does not know are passed over. */
const lookup = z.object({
  input_id: z.string().optional(),
  street: text,
  secondary: text,
  city: text,
  state: text,
  zipcode: text,
  candidates: z.coerce.number().int().min(1).max(10).default(1),
  match: z.enum(['strict', 'enhanced', 'invalid']).default('strict'),
});

export type WrittenLookup = z.output<typeof lookup> & Lookup;

/** At most a hundred in one request. */
export const lookups = z.array(lookup).min(1);
export const mostLookups = 100;

/** One lookup in a query; only there a street is demanded. */
export const lookupQuery = lookup.extend({ street: z.string().min(1) });
