import * as z from 'zod';
import {
  DirectoryBusy,
  DirectoryUnreachable,
} from '#server/parties/directory/shopper-directory.ts';

export interface OktaAddress {
  /** Such as `https://example.okta.com` or `http://localhost:4300`. */
  readonly origin: string;
  /** API token of an administrator who may manage users; sent to that origin only. */
  readonly apiToken: string;
  /** Longest time an answer may take, ms. */
  readonly patience?: number;
  /** Unix ms by the shop's clock; absent: the machine's. */
  readonly now?: () => number;
}

export interface OktaRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** Recovery is a public call; with a token its answer would be different. */
  readonly isPublic?: true;
}

/** A refusal in Okta's form; `causes` name what is wrong. */
export interface OktaRefusal {
  readonly status: number;
  readonly code: string;
  readonly causes: readonly string[];
}

export type OktaAnswer =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly refusal: OktaRefusal };

const refusalBody = z.object({
  errorCode: z.string(),
  errorCauses: z.array(z.object({ errorSummary: z.string() })).default([]),
});

/** The API token is wrong or lacks rights: an error in the shop's configuration. */
const tokenFaults: ReadonlySet<number> = new Set([401]);
/** Longest answer read, characters. */
const longestAnswer = 262_144;

/** One request; throws `DirectoryUnreachable` when the answer is not one of an organisation. */
export const askOkta = async (
  { origin, apiToken, patience = 10_000, now = Date.now }: OktaAddress,
  { method, path, body, isPublic }: OktaRequest,
): Promise<OktaAnswer> => {
  const { status, text, resetAt } = await send(new URL(path, origin), {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(isPublic !== true && { authorization: `SSWS ${apiToken}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A redirect would send the token to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (status === 429) throw new DirectoryBusy(pauseUntil(resetAt, now()));
  if (status >= 500) throw new DirectoryUnreachable(`HTTP ${status}`);
  if (text.length > longestAnswer) throw new DirectoryUnreachable('an answer too long');
  const read = jsonOf(text);
  if (status < 300) return { kind: 'done', body: read };
  const refusal = refusalBody.safeParse(read);
  if (!refusal.success) throw new DirectoryUnreachable(`HTTP ${status} without a reason`);
  if (isPublic !== true && tokenFaults.has(status)) {
    throw new DirectoryUnreachable('the API token is refused (CRUNCH_IDENTITY_TOKEN)');
  }
  const { errorCode, errorCauses } = refusal.data;
  const causes = errorCauses.map(({ errorSummary }) => errorSummary);
  return { kind: 'refused', refusal: { status, code: errorCode, causes } };
};

/** Seconds; limits of an organisation are counted by the minute. */
const usualPause = 60;
const longestPause = 600;

/** Seconds until a limit is over, which the organisation names in Unix seconds. */
const pauseUntil = (resetAt: number, now: number): number =>
  resetAt > 0 ? Math.min(longestPause, Math.max(1, Math.ceil(resetAt - now / 1000))) : usualPause;

const send = async (url: URL, init: RequestInit) => {
  try {
    const response = await fetch(url, init);
    const resetAt = Number(response.headers.get('x-rate-limit-reset'));
    return { status: response.status, text: await response.text(), resetAt };
  } catch (cause) {
    throw new DirectoryUnreachable(cause instanceof Error ? cause.name : 'no answer');
  }
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
