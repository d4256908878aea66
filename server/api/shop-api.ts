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
import { type CatalogState, knownLocation } from '#server/data/catalog-state/catalog-state.ts';
import { isConnectionLoss } from '#server/data/database/connection-loss.ts';
import { untilConnected } from '#server/data/database/until-connected.ts';
import type { SignInProvider } from '#server/parties/sign-in-provider.ts';

export interface ShopApiParts {
  readonly calls: readonly AnsweredCall[];
  readonly publicAnswers: PublicAnswers<Refusal>;
  readonly seal: SessionSeal;
  /** Who says whose token is good. */
  readonly signIn: SignInProvider;
  readonly apiKey: string;
  readonly catalog: () => CatalogState | Promise<CatalogState>;
  /** Hears of answers that are the shop's own fault; they leave as 500 and a request id. */
  readonly report: (facts: {
    readonly requestId: string;
    readonly call: string;
    readonly error: unknown;
  }) => void;
}

/** Every answered call, over whatever transport. */
export interface ShopApi {
  readonly calls: readonly AnsweredCall[];
  /** Never rejects: whatever goes wrong is an envelope. */
  answer(answered: AnsweredCall, question: CallQuestion): Promise<CallAnswer>;
}

export const makeShopApi = (parts: ShopApiParts): ShopApi => ({
  calls: parts.calls,
  answer: async (answered, question) => {
    const { requestId } = question;
    const refused = (refusal: Refusal): CallAnswer =>
      failureAnswer(refusal, languageOf(question), requestId);
    const answer = async (): Promise<CallAnswer> => {
      const given = await answerCall(parts, answered, question);
      return isRefusal(given) ? refused(given) : given;
    };
    try {
      return await (mayRepeat(answered) ? untilConnected(answer) : answer());
    } catch (cause) {
      parts.report({ requestId, call: answered.call.name, error: cause });
      return refused(refuse(isConnectionLoss(cause) ? 'SHOP_UNAVAILABLE' : 'INTERNAL'));
    }
  },
});

/** Reads, and submissions that their key guards: carried out twice they are carried out once. */
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

/** Who may ask: the handshake needs the key, the rest a session where one is claimed or needed. */
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

/** Parsed questions have their fields in the codec's order, so equal questions make equal keys. */
const keyOf = (
  call: AnyCall,
  { query, body, language, locationNumber }: CallRequest<unknown, unknown>,
) => JSON.stringify([call.name, language, locationNumber, placeless(query), placeless(body)]);

/** Language and location are in the key already, resolved. */
const placeless = (asked: unknown): unknown => {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const { lang: _, locationNumber: __, ...rest } = asked as Readonly<Record<string, unknown>>;
  return rest;
};
