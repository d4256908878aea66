import type { AnyCall } from '#adapters/http/wire/call.ts';
import { type CallAnswer, type CallQuestion, headerOf } from '#server/api/call/call-exchange.ts';
import type { AnsweredCall, CallRequest } from '#server/api/call/handler.ts';
import { shopperOf } from '#server/api/call/shopper.ts';
import { failureAnswer } from '#server/api/failure-answer.ts';
import type { PublicAnswers } from '#server/api/public-answers.ts';
import { languageOf, readRequest } from '#server/api/read-request.ts';
import { claimsSession, type SessionSeal } from '#server/api/session-seal.ts';
import { successEnvelope, writeItems } from '#server/api/write-reply.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { inCallSpan, markRefusal } from '#server/base/trace/call-span.ts';
import { type CatalogState, knownLocation } from '#server/data/catalog-state/catalog-state.ts';
import { isConnectionLoss } from '#server/data/database/connection-loss.ts';
import { untilConnected } from '#server/data/database/until-connected.ts';
import type { SignInProvider } from '#server/parties/sign-in-provider.ts';

export interface ShopApiParts {
  readonly calls: readonly AnsweredCall[];
  readonly publicAnswers: PublicAnswers<Refusal>;
  readonly seal: SessionSeal;
  /** Checks access tokens. */
  readonly signIn: SignInProvider;
  readonly apiKey: string;
  readonly catalog: () => CatalogState | Promise<CatalogState>;
  /** Receives the shop's own errors; the client gets 500 and a request id. */
  readonly report: (facts: {
    readonly requestId: string;
    readonly call: string;
    readonly error: unknown;
  }) => void;
}

/** All calls of the storefront, independent of the transport. */
export interface ShopApi {
  readonly calls: readonly AnsweredCall[];
  /** Never rejects: every failure is an envelope. */
  answer(answered: AnsweredCall, question: CallQuestion): Promise<CallAnswer>;
}

export const makeShopApi = (parts: ShopApiParts): ShopApi => ({
  calls: parts.calls,
  answer: (answered, question) => {
    const { requestId, headers } = question;
    const { method, path: route } = answered.call;
    const traceparent = headerOf(headers, 'traceparent');
    const isRead = method === 'GET' || answered.publicAnswer === true;
    const refused = (refusal: Refusal): CallAnswer => {
      markRefusal(refusal.code);
      return failureAnswer(refusal, languageOf(question), requestId);
    };
    const answer = async (): Promise<CallAnswer> => {
      const given = await answerCall(parts, answered, question);
      return isRefusal(given) ? refused(given) : given;
    };
    const call = { method, route, requestId, traceparent, isRead, failsFrom: 500 };
    return inCallSpan(call, async () => {
      try {
        return await (mayRepeat(answered) ? untilConnected(answer) : answer());
      } catch (cause) {
        parts.report({ requestId, call: answered.call.name, error: cause });
        return refused(refuse(isConnectionLoss(cause) ? 'SHOP_UNAVAILABLE' : 'INTERNAL'));
      }
    });
  },
});

/**
 * Calls that may be repeated when the database connection is lost: reads, and submissions guarded
 * by their idempotency key.
 */
const mayRepeat = ({ call, publicAnswer }: AnsweredCall): boolean =>
  call.method === 'GET' || publicAnswer === true || call.idempotent === true;

const answerCall = async (
  parts: ShopApiParts,
  answered: AnsweredCall,
  question: CallQuestion,
): Promise<CallAnswer | Refusal> => {
  const turnedAway = admit(parts, answered.call, question);
  if (turnedAway !== undefined) return turnedAway;
  const shopper = await shopperOf(parts.signIn, answered.call, question.headers);
  if (isRefusal(shopper)) return shopper;
  const state = await parts.catalog();
  const asked = readRequest(answered.call, question, (named) => knownLocation(state, named));
  if (isRefusal(asked)) return asked;
  const request = shopper === undefined ? asked : { ...asked, shopper };
  if (answered.publicAnswer === true) {
    const tidied = (await answered.tidy?.(request)) ?? request;
    const make = async (): Promise<string | Refusal> => {
      const reply = await answered.handler(tidied);
      return isRefusal(reply) ? reply : successEnvelope(writeItems(answered.call, reply.items));
    };
    const acceptEncoding = headerOf(question.headers, 'accept-encoding');
    const ifNoneMatch = headerOf(question.headers, 'if-none-match');
    return parts.publicAnswers.answer(keyOf(answered.call, tidied), state.version, make, {
      ...(acceptEncoding !== undefined && { acceptEncoding }),
      ...(ifNoneMatch !== undefined && { ifNoneMatch }),
    });
  }
  const reply = await answered.handler(request);
  if (isRefusal(reply)) return reply;
  const { items, headers } = reply;
  const body = successEnvelope(writeItems(answered.call, items), question.requestId);
  return { status: 200, headers: headers ?? {}, body };
};

/**
 * Checks the caller: the handshake needs the API key; other calls need a session if the call
 * requires one or the request claims one.
 */
const admit = (
  parts: ShopApiParts,
  call: AnyCall,
  { headers }: CallQuestion,
): Refusal | undefined => {
  if (call.gate === false && headerOf(headers, 'x-api-key') !== parts.apiKey) {
    return refuse('API_KEY_REFUSED');
  }
  if (call.auth === undefined) return undefined;
  const needed = call.auth === 'shopper' || claimsSession(headers);
  return needed && !parts.seal.holds(headers) ? refuse('SESSION_INVALID') : undefined;
};

/** Parsed requests have their fields in the codec's order, so equal requests have equal keys. */
const keyOf = (
  call: AnyCall,
  { query, body, language, locationNumber }: CallRequest<unknown, unknown>,
) => JSON.stringify([call.name, language, locationNumber, placeless(query), placeless(body)]);

/** Language and location are already in the key, after defaults were applied. */
const placeless = (asked: unknown): unknown => {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const { lang: _, locationNumber: __, ...rest } = asked as Readonly<Record<string, unknown>>;
  return rest;
};
