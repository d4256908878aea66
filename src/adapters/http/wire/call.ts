import type * as z from 'zod/mini';

/** Any zod schema, of zod/mini or the full library alike. */
export type Schema = z.core.$ZodType;

/**
 * One call of the storefront, the single truth for client, server and OpenAPI document.
 *
 * `item` is one element of the envelope's `data` list; `object` calls carry one object instead
 * (only getcartwebdata, D-MOCK-02). `auth` says whether the call carries the session headers and
 * the token (D-SESSION-05); `gate: false` is the handshake itself.
 */
export interface Call<Query extends Schema, Body extends Schema, Item extends Schema> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly query?: Query;
  readonly body?: Body;
  readonly item: Item;
  readonly object?: true;
  /** Sends the `locationNumber` header (API-002), or the location under another name. */
  readonly locationHeader?: true | 'locationId';
  /** A guest proves with the header `cartSecret` whose cart it is (D-CART-22). */
  readonly cartSecret?: true;
  readonly auth?: 'shopper' | 'optional';
  readonly gate?: false;
  /** Needs an `Idempotency-Key` header. */
  readonly idempotent?: true;
}

export type AnyCall = Call<Schema, Schema, Schema>;

/** Free of effects, so that a bundle leaves out the calls it does not make. */
/* @__NO_SIDE_EFFECTS__ */
export const defineCall = <
  Item extends Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
>(
  call: Call<Query, Body, Item>,
): Call<Query, Body, Item> => call;

/** The base paths of the storefront (API-012; D-API-62 for the fifth). */
export const storefrontBases = [
  '/v2/dopservice/',
  '/v3/dopservice/b2c/',
  '/webservices/',
  '/services/',
  '/v3/dopservice/',
] as const;
