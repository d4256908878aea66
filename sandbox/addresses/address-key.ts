import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import type { PartyFaults } from '#sandbox/http/party-faults.ts';

/** The shop's key at the address service. */
export interface AddressKey {
  readonly id: string;
  readonly token: string;
}

export interface AddressParts {
  readonly key: AddressKey;
  /** Read when the first address is asked for: it takes a moment. */
  readonly zips: () => Promise<ZipDirectory>;
  readonly faults: PartyFaults;
}

const credentials = z.object({ 'auth-id': z.string(), 'auth-token': z.string() });

/** Errors in the party's shape. */
export const refuseLookup = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ errors: [{ id: Date.now(), message }] });

/** Refuses who does not show the shop's key. */
export const demandKey = (
  { id, token }: AddressKey,
  { query }: FastifyRequest,
  reply: FastifyReply,
): boolean => {
  const given = credentials.safeParse(query);
  if (given.success && given.data['auth-id'] === id && given.data['auth-token'] === token) {
    return true;
  }
  refuseLookup(reply, 401, 'Authentication Required: the credentials are missing or wrong.');
  return false;
};
