import { isMap } from '#cli/contract/schema/json.ts';

/** A request as it is sent. */
export interface Asked {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** An answer as it came. */
export interface Seen {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined when it is no JSON. */
  readonly body: unknown;
  readonly milliseconds: number;
}

/** Nobody answered. */
export interface Silent {
  readonly silence: 'late' | 'refused';
  readonly milliseconds: number;
}

export type Send = (asked: Asked) => Promise<Seen | Silent>;

export const isSilent = (answer: Seen | Silent): answer is Silent => 'silence' in answer;

/** Seconds that are waited for a shop that says when to come again, or says nothing, and how often. */
const longestWait = 10;
const usualWait = '1';
const mostTries = 3;

/** A shop that is busy, or has been asked too often, says so and when to come again: that is no answer to the call. */
export const makePatientSend = (
  send: Send,
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    new Promise((resume) => setTimeout(resume, milliseconds)),
): Send => {
  const attempt = async (asked: Asked, tries: number): Promise<Seen | Silent> => {
    const answer = await send(asked);
    const wait = isSilent(answer) ? undefined : waitOf(answer);
    if (wait === undefined || tries === mostTries) return answer;
    await pause(wait * 1000);
    return attempt(asked, tries + 1);
  };
  return (asked) => attempt(asked, 1);
};

const waitOf = ({ status, headers }: Seen): number | undefined => {
  const seconds = Number(headers['retry-after'] ?? usualWait);
  const isLater = status === 429 || status === 503;
  return isLater && seconds >= 0 && seconds <= longestWait ? seconds : undefined;
};

/** Sends as it is told, follows nowhere, and takes whatever comes for an answer. */
export const makeSend =
  (baseUrl: string, timeout: number): Send =>
  async ({ method, path, headers, body }) => {
    const began = performance.now();
    const milliseconds = () => Math.round(performance.now() - began);
    try {
      const answer = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: jsonOf(text),
        milliseconds: milliseconds(),
      };
    } catch (cause) {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      return { silence: isLate ? 'late' : 'refused', milliseconds: milliseconds() };
    }
  };

const jsonOf = (text: string): unknown => {
  try {
    const read: unknown = JSON.parse(text);
    return isMap(read) || Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
};
