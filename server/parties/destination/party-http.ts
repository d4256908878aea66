import { setTimeout as wait } from 'node:timers/promises';

/** An answer, or the reason why there is none; the reason never contains a body or an address. */
export type PartyAnswer =
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'unknown'; readonly why: string };

export interface PartyRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** How a question is asked: how long one try may take, how often it is repeated, and by what. */
export interface PartyPatience {
  /** Milliseconds. */
  readonly each: number;
  readonly tries: number;
  readonly fetch?: typeof fetch;
}

/** Longest answer read, characters; a longer one is not from the party. */
const longestAnswer = 262_144;
/** Before a question is repeated, ms. */
const pause = 150;

/**
 * Asks a party that changes nothing, so a question without an answer is asked again: after a lost connection, a
 * time-out or 5xx. Other refusals are about the shop, and stay so.
 */
export const askParty = async (
  request: PartyRequest,
  patience: PartyPatience,
): Promise<PartyAnswer> => {
  for (let left = patience.tries - 1; ; left -= 1) {
    const answer = await askOnce(request, patience);
    if (answer.kind === 'answer' || left <= 0 || /^HTTP 4/.test(answer.why)) return answer;
    await wait(pause);
  }
};

const askOnce = async (
  { url, method, headers, body }: PartyRequest,
  patience: PartyPatience,
): Promise<PartyAnswer> => {
  const ask = patience.fetch ?? fetch;
  try {
    const response = await ask(url, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // A redirect would send the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(patience.each),
    });
    const text = await response.text();
    if (!response.ok) return { kind: 'unknown', why: `HTTP ${response.status}` };
    if (text.length > longestAnswer) return { kind: 'unknown', why: 'ANSWER_TOO_LONG' };
    return { kind: 'answer', body: JSON.parse(text) };
  } catch (cause) {
    return { kind: 'unknown', why: reasonOf(cause) };
  }
};

const reasonOf = (cause: unknown): string => {
  if (cause instanceof SyntaxError) return 'ANSWER_UNREADABLE';
  return cause instanceof Error && cause.name === 'TimeoutError' ? 'TIMED_OUT' : 'NOT_REACHED';
};
