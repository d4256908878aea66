import { Effect } from 'effect';
import * as z from 'zod/mini';
import { concludeCall } from '#adapters/http/client/conclude-call.ts';
import { readAnswer } from '#adapters/http/client/envelope-reading.ts';
import type { Exchange } from '#adapters/http/client/exchange.ts';
import { makeScreenLoader } from '#adapters/http/client/screen-loader.ts';
import {
  readAccessToken,
  readLocation,
  sessionHeaders,
} from '#adapters/http/client/session/session-facts.ts';
import type { CallInput, ShopHttp, ShopHttpOptions } from '#adapters/http/client/shop-http.ts';
import type { WireRequest } from '#adapters/http/client/transport/transport.ts';
import type { AnyCall, Call, Schema } from '#adapters/http/wire/call.ts';
import { chosenLanguage } from '#domain/locale/language.ts';
import { NotSignedIn, RequestRefused } from '#ports/session/call-failures.ts';

/** JSON both ways, on every method (API-007). */
export const jsonHeaders = {
  accept: 'application/json',
  'content-type': 'application/json',
} as const;

export const makeCallSender = (options: ShopHttpOptions, exchange: Exchange): ShopHttp['call'] => {
  const { storage } = options;
  const loader = makeScreenLoader(options.events);
  const language = Effect.map(storage.read('lang'), (stored) => chosenLanguage(undefined, stored));

  /** Read for every call: a 440 ends the session the call was sent in, with or without token. */
  const storedToken = Effect.fnUntraced(function* (call: AnyCall) {
    const token = yield* readAccessToken(storage);
    return token === undefined && call.auth === 'shopper' ? yield* new NotSignedIn() : token;
  });

  const headersFor = Effect.fnUntraced(function* (
    call: AnyCall,
    token: string | undefined,
    idempotencyKey: string | undefined,
  ) {
    const location = call.locationHeader
      ? yield* readLocation(storage, options.defaultLocationNumber)
      : undefined;
    return {
      ...jsonHeaders,
      'accept-language': yield* language,
      ...(call.gate === false && { 'x-api-key': options.apiKey }),
      ...(location && {
        [call.locationHeader === true ? 'locationNumber' : 'locationId']: location,
      }),
      ...(call.auth && token && (yield* sessionHeaders(storage, token))),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    };
  });

  const carry = Effect.fnUntraced(function* (call: AnyCall, request: WireRequest) {
    const answer = yield* exchange.carry(request);
    if (call.method === 'DELETE') return yield* exchange.obeyDelete(answer, call.path);
    if (answer.kind === 'answered') return answer;
    return yield* exchange.unreachable(answer.why);
  });

  const send = Effect.fnUntraced(function* <
    Query extends Schema,
    Body extends Schema,
    Item extends Schema,
  >(call: Call<Query, Body, Item>, input: CallInput<Query, Body>) {
    if (call.gate !== false) yield* exchange.gate;
    const token = yield* storedToken(call);
    const parts = yield* encoded(call, input);
    const headers = yield* headersFor(call, token, input.idempotencyKey);
    const request = { ...requestOf(call, input), headers, ...parts };
    const shown = call.method === 'GET' && input.loader !== false;
    const answer = yield* shown ? loader(carry(call, request)) : carry(call, request);
    const reading = readAnswer(answer, {
      call: call.name,
      item: call.item,
      language: yield* language,
      ...(call.object && { object: true }),
    });
    if (reading.is === 'expired') {
      yield* exchange.sessionEnd.expire(token, { path: call.path, code: 440 });
    }
    return reading;
  });

  return (call, input = {}, refusedAs = {}) => {
    const { name, path } = call;
    return concludeCall(exchange, { name, path, quiet: input.quiet }, send(call, input), refusedAs);
  };
};

const requestOf = (
  { method, path }: AnyCall,
  { keepalive }: CallInput<Schema, Schema>,
): Pick<WireRequest, 'method' | 'path' | 'keepalive'> => ({
  method,
  path,
  ...(keepalive === true && { keepalive }),
});

/** Input that the call's codec refuses is not sent: the server would refuse it too. */
const encoded = (
  call: AnyCall,
  input: CallInput<Schema, Schema>,
): Effect.Effect<Pick<WireRequest, 'query' | 'body'>, RequestRefused> =>
  Effect.try({
    try: () => ({
      ...(call.query && { query: asQuery(z.encode(call.query, input.query ?? {})) }),
      ...(call.body && { body: z.encode(call.body, input.body) }),
    }),
    catch: (cause) => {
      const field = cause instanceof z.core.$ZodError ? cause.issues[0]?.path.join('.') : undefined;
      const reference = `${call.name}: not sent`;
      return new RequestRefused({ reference, ...(field !== undefined && { field }) });
    },
  });

const asQuery = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(query) as Record<string, unknown>).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
