import * as z from 'zod/mini';
import type { AssuranceDemand } from '#domain/account/assurance.ts';
import { TooManyAttempts } from '#ports/session/call-failures.ts';

/** What the library's errors have in common, whatever kind they are. */
const refusal = z.object({
  errorCode: z.optional(z.string()),
  name: z.optional(z.string()),
  message: z.optional(z.string()),
  xhr: z.optional(
    z.object({ status: z.number(), headers: z.optional(z.record(z.string(), z.string())) }),
  ),
});

export interface ProviderError {
  /** `E0000004` of the provider's own calls, `invalid_grant` of OAuth's. */
  readonly code: string | undefined;
  /** HTTP status; 0 without an answer, undefined when no request was refused. */
  readonly status: number | undefined;
  readonly message: string;
  /** What the sign-in of the token lacks for this call (RFC 9470); absent for any other refusal. */
  readonly demand: AssuranceDemand | undefined;
  /** When a pause was asked for, Unix seconds. */
  readonly resetAt: number | undefined;
}

/** Reads whatever the library threw; nothing of what was sent is in it. */
export const providerErrorOf = (cause: unknown): ProviderError => {
  const read = z.safeParse(refusal, cause).data;
  const reset = Number(read?.xhr?.headers?.['x-rate-limit-reset']);
  return {
    code: read?.errorCode,
    status: read?.xhr?.status,
    message: read?.message ?? '',
    demand: demandIn(read?.xhr?.headers?.['www-authenticate'] ?? ''),
    resetAt: reset > 0 ? reset : undefined,
  };
};

/** Values of the header with or without quotes, as providers write both. */
const demandIn = (header: string): AssuranceDemand | undefined => {
  if (!header.includes('insufficient_authentication_context')) return undefined;
  const maxAge = /\bmax_age="?(\d+)/.exec(header)?.[1];
  const level = /\bacr_values="?([^\s",]+)/.exec(header)?.[1];
  return {
    ...(maxAge !== undefined && { maxAge: Number(maxAge) }),
    ...(level !== undefined && { level }),
  };
};

/** The provider failed or did not answer: nobody's mistake, and trying again may help. */
export const isUnavailable = ({ status }: ProviderError): boolean =>
  status !== undefined && (status === 0 || status >= 500);

export const asksForPause = ({ code, status }: ProviderError): boolean =>
  code === 'E0000047' || status === 429;

/** Milliseconds to wait when the provider does not say how long. */
const usualPause = 60_000;

/** The pause the provider asked for; `now` is Unix time in milliseconds. */
export const pauseOf = ({ resetAt }: ProviderError, now: number): TooManyAttempts =>
  new TooManyAttempts({
    retryAfterMs: resetAt === undefined ? usualPause : Math.max(1000, resetAt * 1000 - now),
  });
