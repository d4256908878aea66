import { Effect } from 'effect';
import * as z from 'zod/mini';
import { failedCall } from '#adapters/http/client/call-result.ts';
import { jsonHeaders } from '#adapters/http/client/call-sender.ts';
import { isExpired } from '#adapters/http/client/envelope-reading.ts';
import type { Exchange } from '#adapters/http/client/exchange.ts';
import { readAccessToken, sessionHeaders } from '#adapters/http/client/session/session-facts.ts';
import type { ShopHttpOptions } from '#adapters/http/client/shop-http.ts';
import type { WireRequest } from '#adapters/http/client/transport/transport.ts';
import { envelope } from '#adapters/http/wire/envelope.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { GenericCalls, OwnCall, WholeAnswer } from '#ports/session/generic-calls.ts';

/** The generic calls whose answers come back as they are, within the session (API-026, D-API-59). */
export const makeSessionCalls = (
  { storage }: Pick<ShopHttpOptions, 'storage'>,
  exchange: Exchange,
  ready: Effect.Effect<unknown, CallFailure>,
): Pick<GenericCalls, 'delete' | 'within'> => {
  /** A request with the session's headers, and the token it left with. */
  const inSession = Effect.fnUntraced(function* (request: Omit<WireRequest, 'headers'>, own = {}) {
    yield* ready;
    yield* exchange.gate;
    const token = yield* readAccessToken(storage);
    const session = token === undefined ? {} : yield* sessionHeaders(storage, token);
    return { token, request: { ...request, headers: { ...jsonHeaders, ...session, ...own } } };
  });

  /** Ends the session the call was sent in, when the shop says that it is over. */
  const heeded = Effect.fnUntraced(function* (
    answer: WholeAnswer,
    path: string,
    token: string | undefined,
  ) {
    const code = z.safeParse(envelope, answer.body).data?.responseCode;
    if (isExpired(answer.status, code)) {
      yield* exchange.sessionEnd.expire(token, { path, code: 440 });
    }
    return answer;
  });

  const remove = Effect.fnUntraced(function* (
    path: string,
    body?: unknown,
    own?: OwnCall['headers'],
  ) {
    const bare = { method: 'DELETE', path, ...(body !== undefined && { body }) } as const;
    const { request, token } = yield* inSession(bare, own);
    const answer = yield* exchange.obeyDelete(yield* exchange.carry(request), path);
    return yield* heeded(answer, path, token);
  });

  const within = Effect.fnUntraced(function* ({ headers: own, ...bare }: OwnCall) {
    const { request, token } = yield* inSession(bare, own);
    const answer = yield* exchange.carry(request);
    if (answer.kind === 'silent') return yield* exchange.unreachable(answer.why);
    const { status, statusText, headers: told, body } = answer;
    return yield* heeded({ status, statusText, headers: told, body }, bare.path, token);
  });

  const reported = <Value>(work: Effect.Effect<Value, CallFailure>) =>
    Effect.tapError(work, (failure) => exchange.report(failedCall(failure)));

  return {
    delete: (path, body, own) => reported(remove(path, body, own)),
    within: (call) => reported(within(call)),
  };
};
