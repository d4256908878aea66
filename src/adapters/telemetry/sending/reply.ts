import * as z from 'zod/mini';
import { retriable } from '#adapters/telemetry/sending/limits.ts';

/** What came back from one post. */
export interface Reply {
  /** 0 when nothing came back. */
  readonly status: number;
  readonly body: string;
  /** Where the answer came from, or where a redirect points; absent when that is not known. */
  readonly address?: string;
  /** The header of that name: seconds, or a date of HTTP. */
  readonly retryAfter?: string;
}

/** What becomes of an item: the collector has it, it is posted again, or it is given up. */
export type Fate = 'taken' | 'again' | 'dropped';

const partialReply = z.object({
  itemsAccepted: z.optional(z.number()),
  errors: z.array(z.unknown()),
});
const itemError = z.object({ index: z.int(), statusCode: z.number() });
const anyReply = z.object({ itemsReceived: z.number() });

/** The statuses by which a collector sends its clients to another address (TEL-21). */
export const isRedirect = (status: number): boolean => [301, 307, 308].includes(status);

/**
 * What becomes of each of `count` items (TEL-16 … TEL-20). `moved`: the browser followed a redirect, which
 * may have made a GET of the post: then only an answer that counted the items took them (D-TEL-16).
 */
export const fatesOf = (
  { status, body }: Reply,
  count: number,
  moved: boolean,
): readonly Fate[] => {
  const all = (fate: Fate): readonly Fate[] => Array.from({ length: count }, () => fate);
  if (status === 206) return partialFates(body, count) ?? all('again');
  if (status >= 200 && status < 300) {
    return all(moved && !anyReply.safeParse(parsed(body)).success ? 'again' : 'taken');
  }
  const again = status === 0 || moved || isRedirect(status) || retriable.includes(status);
  return all(again ? 'again' : 'dropped');
};

/** Errors in any order, doubled or for items that were never sent; undefined when unreadable. */
const partialFates = (body: string, count: number): readonly Fate[] | undefined => {
  const reply = partialReply.safeParse(parsed(body));
  if (!reply.success) return undefined;
  const { errors, itemsAccepted } = reply.data;
  const failed = new Map<number, Fate>();
  for (const found of errors) {
    const error = itemError.safeParse(found);
    if (!error.success) continue;
    const { index, statusCode } = error.data;
    if (index < 0 || index >= count || failed.get(index) === 'again') continue;
    failed.set(index, retriable.includes(statusCode) ? 'again' : 'dropped');
  }
  // More are missing than the errors name: nobody knows which, so they are posted again.
  const unnamed = count - failed.size;
  const rest: Fate = itemsAccepted !== undefined && itemsAccepted < unnamed ? 'again' : 'taken';
  return Array.from({ length: count }, (_, index) => failed.get(index) ?? rest);
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
