import type { Effect } from 'effect';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** An answer as it came. To a DELETE a missing response counts as 404 (ERR-05). */
export interface WholeAnswer {
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

/** Headers of a caller's own; they go before those of the session. */
type OwnHeaders = Readonly<Record<string, string>>;

/** A call of a tester's own, to a path of the shop. */
export interface OwnCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: OwnHeaders;
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
  delete(
    path: string,
    body?: unknown,
    headers?: OwnHeaders,
  ): Effect.Effect<WholeAnswer, CallFailure>;
  /** Within the session, when there is one; whatever is answered comes back as it is. */
  within(call: OwnCall): Effect.Effect<WholeAnswer, CallFailure>;
}
