import * as z from 'zod/mini';
import type { Schema } from '#adapters/http/wire/call.ts';
import { type Envelope, envelope, sessionExpiredCode } from '#adapters/http/wire/envelope.ts';
import type { Language } from '#domain/locale/language.ts';

/** An answer that says no: what the server's failure envelope told, `data` still in wire form. */
export interface Refusal {
  readonly status: number;
  /** The server's code; without one `HTTP_418`, or `RESPONSE_18` when only the body says no. */
  readonly code: string;
  readonly text?: string;
  readonly field?: string;
  readonly requestId?: string;
  readonly data: readonly unknown[];
  /** From the Retry-After header. */
  readonly retryAfterMs?: number;
}

export type Reading<Item> =
  | { readonly is: 'items'; readonly items: readonly Item[] }
  | { readonly is: 'expired' }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'unreadable'; readonly issue: string };

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Expectation<Item extends Schema> {
  readonly item: Item;
  /** The answer's data is one object, not a list (only getcartwebdata, D-MOCK-02). */
  readonly object?: true;
  readonly language: Language;
}

/** Reads one answer: expired, refused, unreadable, or the items, unknown fields dropped. */
export const readAnswer = <Item extends Schema>(
  answer: Answer,
  expected: Expectation<Item>,
): Reading<z.output<Item>> => {
  const read = z.safeParse(envelope, answer.body);
  if (isExpired(answer.status, read.data?.responseCode)) return { is: 'expired' };
  if (!read.success) {
    return isAccepted(answer)
      ? { is: 'unreadable', issue: firstIssue(read.error) }
      : {
          is: 'refused',
          refusal: { status: answer.status, code: httpCode(answer.status), data: [] },
        };
  }
  const responseCode = Number(read.data.responseCode ?? 200);
  if (!isAccepted(answer) || responseCode !== 200 || read.data.success === false) {
    return { is: 'refused', refusal: refusalOf(answer, read.data, expected.language) };
  }
  return readItems(read.data.data, expected);
};

/** 440 as HTTP status or in the body, number or text (D-SESSION-11). */
export const isExpired = (status: number, responseCode: number | string | undefined): boolean =>
  status === sessionExpiredCode || Number(responseCode) === sessionExpiredCode;

const readItems = <Item extends Schema>(
  data: unknown,
  { item, object }: Expectation<Item>,
): Reading<z.output<Item>> => {
  const items = z.safeParse(z.array(item), object ? [data] : data);
  return items.success
    ? { is: 'items', items: items.data }
    : { is: 'unreadable', issue: firstIssue(items.error) };
};

const refusalOf = (answer: Answer, said: Envelope, language: Language): Refusal => {
  const responseCode = Number(said.responseCode);
  const status =
    Number.isInteger(responseCode) && responseCode !== 200 ? responseCode : answer.status;
  const text = said.messages?.[language] || said.message;
  const seconds = Number(answer.headers['retry-after']);
  return {
    status,
    code: said.code ?? (isAccepted(answer) ? `RESPONSE_${status}` : httpCode(answer.status)),
    data: Array.isArray(said.data) ? said.data : [],
    ...(text && { text }),
    ...(said.field !== undefined && { field: said.field }),
    ...(said.requestId !== undefined && { requestId: said.requestId }),
    ...(answer.headers['retry-after'] && seconds >= 0 && { retryAfterMs: seconds * 1000 }),
  };
};

const isAccepted = ({ status }: Answer): boolean => status >= 200 && status <= 299;

const httpCode = (status: number): string => `HTTP_${status}`;

/** Where and what kind, never the value: answers may hold a shopper's data. */
const firstIssue = (error: z.core.$ZodError): string => {
  const issue = error.issues[0];
  return issue === undefined ? 'unreadable' : `${issue.path.join('.') || 'answer'}: ${issue.code}`;
};
