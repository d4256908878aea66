import * as z from 'zod/mini';
import type { AnyCall, Schema } from '#adapters/http/wire/call.ts';
import type { Language } from '#domain/locale/language.ts';
import { type CallQuestion, headerOf } from '#server/api/call/call-exchange.ts';
import type { CallRequest } from '#server/api/call/handler.ts';
import { headerLanguage } from '#server/api/failure-answer.ts';
import { idempotencyKeyMissing, inputRefused } from '#server/base/refusal/refusals.ts';

/** Reads a request with the codecs of its call; throws the refusal that names the faulty field. */
export const readRequest = (
  call: AnyCall,
  question: CallQuestion,
  knownLocation: (named: string | undefined) => string,
): CallRequest<unknown, unknown> => {
  const query = read(call.query, question.query);
  const body = read(call.body, question.body);
  const key = headerOf(question.headers, 'idempotency-key');
  if (call.idempotent === true && !isKey(key)) throw idempotencyKeyMissing();
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

const read = (schema: Schema | undefined, value: unknown): unknown => {
  if (schema === undefined) return undefined;
  const outcome = z.safeParse(schema, value);
  if (outcome.success) {
    const broken = brokenTextIn(outcome.data, []);
    if (broken === undefined) return outcome.data;
    throw inputRefused(broken);
  }
  throw inputRefused(outcome.error.issues[0]?.path.map(String).join('.') || undefined);
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
