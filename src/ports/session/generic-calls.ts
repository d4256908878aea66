import type { Effect } from 'effect';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** What a DELETE gives back; a missing response counts as 404 (ERR-05). */
export interface DeleteAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A code verifier and its S256 challenge (RFC 7636). */
export interface ChallengePair {
  readonly codeVerifier: string;
  readonly codeChallenge: string;
}

/** The calls without a path or a base of their own (API-024 … API-027, D-API-58, D-API-59). */
export interface GenericCalls {
  /** A pair made by whoever answers at the base; kept nowhere (AUTH-20, D-AUTH-15). */
  challenge(base: string): Effect.Effect<ChallengePair, CallFailure>;
  /** PUT anywhere with the API key, such as to the product information service. */
  put(address: string, body: unknown): Effect.Effect<unknown, CallFailure>;
  /** POST with the API key and no session checks. */
  post(path: string, body: unknown): Effect.Effect<unknown, CallFailure>;
  /** DELETE by the rules of ERR-04 to ERR-06; any other response comes back as it is (ERR-07). */
  delete(path: string, body?: unknown): Effect.Effect<DeleteAnswer, CallFailure>;
}
