import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type AddressParts, demandKey, refuseLookup } from '#sandbox/addresses/address-key.ts';
import { completedStreets } from '#sandbox/addresses/completed-streets.ts';

const lookup = z.object({
  search: z.string().max(127),
  max_results: z.coerce.number().int().min(1).max(10).default(10),
  prefer_geolocation: z.enum(['none', 'city']).default('city'),
  source: z.enum(['postal', 'all']).default('postal'),
});

const withSearch = z.object({ search: z.string().min(1) });

/** The US Autocomplete Pro API: addresses that begin with a typed text. */
export const registerAutocomplete = (
  app: FastifyInstance,
  { key, faults }: Pick<AddressParts, 'key' | 'faults'>,
): void => {
  app.get('/lookup', async (request, reply) => {
    if (!demandKey(key, request, reply)) return reply;
    return faults.suffer('addressSuggest', reply, refuseLookup, async () => {
      if (!withSearch.safeParse(request.query).success) {
        return refuseLookup(
          reply,
          422,
          'Unprocessable Entity: the request lacked required fields.',
        );
      }
      const asked = lookup.safeParse(request.query);
      if (!asked.success) return refuseLookup(reply, 400, 'Bad Request: a field is out of range.');
      const { search, max_results: most } = asked.data;
      return { suggestions: completedStreets(search, most) };
    });
  });
};
