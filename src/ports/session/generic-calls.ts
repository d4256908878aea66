import type { Effect } from 'effect';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** What a DELETE gives back; a missing response counts as 404 (ERR-05). */
export interface DeleteAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The three calls without a path of their own (API-025, API-026, API-027, D-API-59). */
export interface GenericCalls {
  /** PUT anywhere with the API key, such as to the product information service. */
  put(address: string, body: unknown): Effect.Effect<unknown, CallFailure>;
  /** POST with the API key and no session checks. */
  post(path: string, body: unknown): Effect.Effect<unknown, CallFailure>;
  /** DELETE by the rules of ERR-04 to ERR-06; any other response comes back as it is (ERR-07). */
  delete(path: string, body?: unknown): Effect.Effect<DeleteAnswer, CallFailure>;
}
