import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import { type AddressParts, demandKey, refuseLookup } from '#sandbox/addresses/address-key.ts';
import { isTrialOutage, knownAddresses } from '#sandbox/addresses/known-addresses.ts';
import {
  lookupQuery,
  lookups,
  mostLookups,
  type WrittenLookup,
} from '#sandbox/addresses/lookup-body.ts';
import { writtenCandidate } from '#sandbox/addresses/written-candidate.ts';

/** Largest body, bytes, as the party has it. */
const largestBody = 32_768;

/** The US Street API: verifies addresses, one in a query or up to a hundred in a body. */
export const registerAddressCheck = (app: FastifyInstance, parts: AddressParts): void => {
  const { key, faults } = parts;
  let zips: Promise<ZipDirectory> | undefined;
  const answer = async (asked: readonly WrittenLookup[], reply: FastifyReply) => {
    zips ??= parts.zips();
    const directory = await zips;
    if (asked.some(isTrialOutage)) {
      return refuseLookup(reply, 503, 'Service Unavailable: try again later.');
    }
    return asked.flatMap((one, inputIndex) =>
      knownAddresses(directory, one)
        .slice(0, one.candidates)
        .map((delivery, index) => ({
          ...(one.input_id !== undefined && { input_id: one.input_id }),
          ...writtenCandidate(delivery, inputIndex, index),
        })),
    );
  };

  app.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) =>
    error.statusCode === 413
      ? refuseLookup(reply, 413, 'Request Entity Too Large: the maximum is 32 KB.')
      : refuseLookup(reply, error.statusCode ?? 500, 'Bad Request (Malformed Payload).'),
  );

  app.post('/street-address', { bodyLimit: largestBody }, async (request, reply) => {
    if (!demandKey(key, request, reply)) return reply;
    return faults.suffer('addressCheck', reply, refuseLookup, async () => {
      const body = lookups.safeParse(request.body);
      if (!body.success) return refuseLookup(reply, 400, 'Bad Request (Malformed Payload).');
      return body.data.length > mostLookups
        ? refuseLookup(reply, 413, 'Request Entity Too Large: the maximum is 100 lookups.')
        : answer(body.data, reply);
    });
  });

  app.get('/street-address', async (request, reply) => {
    if (!demandKey(key, request, reply)) return reply;
    return faults.suffer('addressCheck', reply, refuseLookup, async () => {
      const asked = lookupQuery.safeParse(request.query);
      return asked.success
        ? answer([asked.data], reply)
        : refuseLookup(reply, 422, 'Unprocessable Entity: a GET request lacked required fields.');
    });
  });
};
