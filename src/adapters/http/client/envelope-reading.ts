import * as z from 'zod/mini';
import type { Schema } from '#adapters/http/wire/call.ts';
import { type Envelope, envelope, sessionExpiredCode } from '#adapters/http/wire/envelope.ts';
import { type RefusalCode, refusalCode } from '#adapters/http/wire/refusal-codes.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Told } from '#ports/session/call-failures.ts';

/** A refused call: the content of the failure envelope, `data` still in wire form. */
export interface Refusal {
  /** The server's code, or one derived from the status; undefined when the status has none. */
  readonly code: RefusalCode | undefined;
  /** The received code, when it is not in the list. */
  readonly strangeCode?: string;
  /** The HTTP status of a refusal without an envelope. */
  readonly bareStatus?: number;
  readonly told: Told;
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
  /** The call, for people who look into its failure. */
  readonly call: string;
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
      : { is: 'refused', refusal: refusalOf(answer, {}, expected) };
  }
  const responseCode = Number(read.data.responseCode ?? 200);
  if (!isAccepted(answer) || responseCode !== 200 || read.data.success === false) {
    return { is: 'refused', refusal: refusalOf(answer, read.data, expected) };
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

const refusalOf = (
  answer: Answer,
  said: Envelope,
  { call, language }: Pick<Expectation<Schema>, 'call' | 'language'>,
): Refusal => {
  const responseCode = Number(said.responseCode);
  const status =
    Number.isInteger(responseCode) && responseCode !== 200 ? responseCode : answer.status;
  const known = z.safeParse(refusalCode, said.code).data;
  const isBare = said.code === undefined && !isAccepted(answer);
  const written = said.code ?? `${isBare ? 'HTTP' : 'RESPONSE'}_${isBare ? answer.status : status}`;
  const text = said.messages?.[language] || said.message;
  const seconds = Number(answer.headers['retry-after']);
  return {
    code: known ?? codeByStatus(status),
    told: {
      reference: `${call}: ${status} ${written} ${said.requestId ?? ''}`.trim(),
      ...(text && { text }),
      ...(said.field !== undefined && { field: said.field }),
    },
    data: Array.isArray(said.data) ? said.data : [],
    ...(said.code !== undefined && known === undefined && { strangeCode: said.code }),
    ...(isBare && { bareStatus: answer.status }),
    ...(answer.headers['retry-after'] && seconds >= 0 && { retryAfterMs: seconds * 1000 }),
  };
};

/** The code of a status, where it has one. */
const codeByStatus = (status: number): RefusalCode | undefined => {
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'TOO_MANY_ATTEMPTS';
  return status >= 500 ? 'INTERNAL' : undefined;
};

const isAccepted = ({ status }: Answer): boolean => status >= 200 && status <= 299;

/** Where and what kind, never the value: answers may hold a shopper's data. */
const firstIssue = (error: z.core.$ZodError): string => {
  const issue = error.issues[0];
  return issue === undefined ? 'unreadable' : `${issue.path.join('.') || 'answer'}: ${issue.code}`;
};
