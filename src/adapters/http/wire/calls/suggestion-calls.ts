import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { longestStreetText } from '#domain/shipping/address-service/address-suggestion.ts';

/** A body, so that what somebody typed stands in no log of addresses. */
export const addresssuggestions = defineCall({
  name: 'addresssuggestions',
  method: 'POST',
  path: '/webservices/addresssuggestions',
  summary: 'Addresses that begin with a typed street',
  body: z.object({ text: z.string().check(z.maxLength(longestStreetText)) }),
  item: z.object({
    street: z.string(),
    unit: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
  }),
});
