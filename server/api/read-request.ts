import * as z from 'zod/mini';
import type { AnyCall, Schema } from '#adapters/http/wire/call.ts';
import type { Language } from '#domain/locale/language.ts';
import { type CallQuestion, headerOf } from '#server/api/call/call-exchange.ts';
import type { CallRequest } from '#server/api/call/handler.ts';
import { headerLanguage } from '#server/api/failure-answer.ts';
import { isRefusal, type Refusal, type RefusalOf, refuse } from '#server/base/refusal/refusal.ts';

/** Reads a request with the codecs of its call; the refusal names the faulty field. */
export const readRequest = (
  call: AnyCall,
  question: CallQuestion,
  knownLocation: (named: string | undefined) => string,
): CallRequest<unknown, unknown> | Refusal => {
  const readQuery = read(call.query, question.query);
  if (isRefusal(readQuery)) return readQuery;
  const readBody = read(call.body, question.body);
  if (isRefusal(readBody)) return readBody;
  const { value: query } = readQuery;
  const { value: body } = readBody;
  const key = headerOf(question.headers, 'idempotency-key');
  if (call.idempotent === true && !isKey(key)) return refuse('IDEMPOTENCY_KEY_MISSING');
  const named =
    textOf(query, 'locationNumber') ??
    textOf(body, 'locationNumber') ??
    headerOf(question.headers, 'locationnumber') ??
    headerOf(question.headers, 'locationid');
  const cartSecret =
    call.cartSecret === true ? headerOf(question.headers, 'cartsecret') : undefined;
  return {
    query,
    body,
    language: languageOf(question),
    locationNumber: knownLocation(named),
    ...(key !== undefined && { idempotencyKey: key }),
    ...(cartSecret !== undefined && { cartSecret }),
    requestId: question.requestId,
    clientAddress: question.clientAddress,
  };
};

/** The language of a request, known before it is read: a refusal has words too. */
export const languageOf = ({ query, body, headers }: CallQuestion): Language => {
  const asked = textOf(query, 'lang') ?? textOf(body, 'lang');
  if (asked === 'es' || asked === 'en-us') return asked;
  return headerLanguage(headerOf(headers, 'accept-language'));
};

/** In a wrapper: what somebody sends must never pass for a refusal. */
const read = (
  schema: Schema | undefined,
  sent: unknown,
): { readonly value: unknown } | RefusalOf<'INPUT_REFUSED'> => {
  if (schema === undefined) return { value: undefined };
  const outcome = z.safeParse(schema, sent);
  const field = outcome.success
    ? brokenTextIn(outcome.data, [])
    : (outcome.error.issues[0]?.path.map(String).join('.') ?? '');
  if (outcome.success && field === undefined) return { value: outcome.data };
  return refuse('INPUT_REFUSED', field === undefined || field === '' ? {} : { field });
};

/** Where a text is that no database keeps: with a NUL in it, or half of a surrogate pair. */
const brokenTextIn = (value: unknown, path: readonly string[]): string | undefined => {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? path.join('.') : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const broken = brokenTextIn(inner, [...path, name]);
    if (broken !== undefined) return broken;
  }
  return undefined;
};

/** Printable ASCII, long enough to be unguessable by accident, short enough to be a key. */
const isKey = (key: string | undefined): boolean =>
  key !== undefined && /^[\x21-\x7e]{8,200}$/.test(key);

const textOf = (record: unknown, name: string): string | undefined => {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, name))
    return undefined;
  const value = (record as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
