import { Effect } from 'effect';
import * as z from 'zod/mini';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import { failedCall } from '#adapters/http/client/call-result.ts';
import { jsonHeaders } from '#adapters/http/client/call-sender.ts';
import { concludeCall } from '#adapters/http/client/conclude-call.ts';
import { readAnswer } from '#adapters/http/client/envelope-reading.ts';
import { makeExchange } from '#adapters/http/client/exchange.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import { makeSessionCalls } from '#adapters/http/client/session-calls.ts';
import type { ShopHttpOptions } from '#adapters/http/client/shop-http.ts';
import type { WireRequest } from '#adapters/http/client/transport/transport.ts';
import { pkceChallenge } from '#adapters/http/wire/calls/account/pkce-call.ts';
import { chosenLanguage } from '#domain/locale/language.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { GenericCalls } from '#ports/session/generic-calls.ts';

const noneKnown: RefusedAs<never> = {};

/** `ready` runs before calls that need a session: it makes the handshake if needed (HAND-04). */
export const makeGenericCalls = (
  options: ShopHttpOptions,
  ready: Effect.Effect<unknown, CallFailure> = Effect.void,
): GenericCalls => {
  const { storage } = options;
  const exchange = makeExchange(options);
  const headers = { ...jsonHeaders, 'x-api-key': options.apiKey };

  const sendWithKey = Effect.fnUntraced(function* (request: WireRequest) {
    const answer = yield* exchange.carry(request);
    if (answer.kind === 'silent') return yield* exchange.unreachable(answer.why);
    const language = chosenLanguage(undefined, yield* storage.read('lang'));
    return readAnswer(answer, { call: request.path, item: z.unknown(), object: true, language });
  });
  const withKey = (request: WireRequest) =>
    Effect.map(
      concludeCall(
        exchange,
        { name: request.path, path: request.path },
        sendWithKey(request),
        noneKnown,
      ),
      ([item]) => item,
    );

  /** Neither key nor session goes along: the base may be anybody's. */
  const fetchPair = Effect.fnUntraced(function* (path: string) {
    const answer = yield* exchange.carry({
      method: pkceChallenge.method,
      path,
      headers: jsonHeaders,
    });
    if (answer.kind === 'silent') return yield* exchange.unreachable(answer.why);
    const language = chosenLanguage(undefined, yield* storage.read('lang'));
    return readAnswer(answer, { call: path, item: pkceChallenge.item, language });
  });

  /** No call is sent without a handshake, but the POST that "makes no session checks" (HAND-01). */
  const gated = Effect.tapError(exchange.gate, (failure) => exchange.report(failedCall(failure)));

  return {
    challenge: Effect.fnUntraced(function* (base) {
      const { name } = pkceChallenge;
      const path = `${base.replace(/\/$/, '')}${pkceChallenge.path}`;
      const asked = concludeCall(exchange, { name, path }, fetchPair(path), noneKnown);
      return yield* Effect.flatMap(asked, firstItem(name));
    }),
    put: (path, body) =>
      Effect.andThen(Effect.andThen(ready, gated), withKey({ method: 'PUT', path, headers, body })),
    post: (path, body) => withKey({ method: 'POST', path, headers, body }),
    ...makeSessionCalls(options, exchange, ready),
  };
};
