import * as z from 'zod';
import { keepAccount } from '#server/parties/account-payment.ts';
import { makeAccountCalls } from '#server/parties/account-sessions.ts';
import type {
  Authorization,
  Challenge,
  ContextRequest,
  Decision,
  Done,
  Gateway,
  PublicKey,
  Refused,
  StoredCard,
  Unknown,
} from '#server/parties/gateway.ts';
import { askGateway, type GatewayAddress, jsonOf } from '#server/parties/gateway-http.ts';
import { paymentBody } from '#server/parties/gateway-payment.ts';
import { challengeOf, decisionOf, paymentReply, refused } from '#server/parties/gateway-replies.ts';
import { makeSettlingCalls } from '#server/parties/gateway-settling.ts';
import { findPayment } from '#server/parties/gateway-standing.ts';

const keyReply = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() });
const compactJwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const keyName = /^[A-Za-z0-9._-]{1,64}$/;

/** The gateway's REST calls, the same for the embedded gateway and a real one. */
export const makeGatewayClient = (address: GatewayAddress): Gateway => ({
  openSession: (request) => openSession(address, request),
  publicKey: withKeysKept(address.now, (kid) => publicKey(address, kid)),
  authorize: (authorization) => authorize(address, authorization),

  ...makeSettlingCalls(address),
  findPayment: (names) => findPayment(address, names),

  forgetCard: (card) => forgetCard(address, card),
  ...makeAccountCalls(address),
});

/** How long keys are cached, ms: as the gateway allows (`max-age=3600`). */
const keyLife = 3_600_000;
/** Most keys cached. Signing keys change rarely, so more of them would be invented names. */
const mostKeys = 20;

const withKeysKept = (now: () => number, ask: Gateway['publicKey']): Gateway['publicKey'] => {
  const kept = new Map<string, { readonly jwk: PublicKey; readonly until: number }>();
  return async (kid, fresh = false) => {
    const known = kept.get(kid);
    if (!fresh && known !== undefined && known.until > now())
      return { kind: 'key', jwk: known.jwk };
    const answer = await ask(kid);
    if (answer.kind === 'key') {
      if (kept.size >= mostKeys) kept.clear();
      kept.set(kid, { jwk: answer.jwk, until: now() + keyLife });
    }
    return answer;
  };
};

const openSession = async (
  address: GatewayAddress,
  { targetOrigins, networks }: ContextRequest,
): ReturnType<Gateway['openSession']> => {
  const answer = await askGateway(address, {
    method: 'POST',
    path: '/microform/v2/sessions',
    patience: 'other',
    accept: 'application/jwt',
    body: {
      clientVersion: 'v2',
      targetOrigins,
      allowedCardNetworks: networks,
      allowedPaymentTypes: ['CARD'],
      // The shop needs only the last four digits of the number.
      transientTokenResponseOptions: { includeCardPrefix: false },
    },
  });
  if (answer.kind === 'unknown') return answer;
  if (answer.status >= 400) return refused(answer.text);
  // The token itself, not JSON; some proxies add a line feed (P-02).
  const captureContext = answer.text.trim();
  return compactJwt.test(captureContext)
    ? { kind: 'opened', captureContext }
    : { kind: 'unknown', why: 'no capture context' };
};

const publicKey = async (
  address: GatewayAddress,
  kid: string,
): ReturnType<Gateway['publicKey']> => {
  if (!keyName.test(kid)) return { kind: 'refused', reason: 'INVALID_KEY_NAME' };
  const path = `/flex/v2/public-keys/${kid}`;
  const answer = await askGateway(address, { method: 'GET', path, patience: 'other' });
  if (answer.kind === 'unknown') return answer;
  if (answer.status >= 400) return refused(answer.text);
  const key = keyReply.safeParse(jsonOf(answer.text));
  return key.success
    ? { kind: 'key', jwk: key.data }
    : { kind: 'unknown', why: 'unreadable public key' };
};

/** An account is kept before it pays: what it then pays with is the payer's lasting consent. */
const authorize = async (
  address: GatewayAddress,
  authorization: Authorization,
): Promise<Decision | Challenge | Unknown> => {
  const { means, reference } = authorization;
  const savedAccount =
    means.method === 'payment-account' && means.keepOf !== undefined
      ? await keepAccount(address, means.keepOf, reference)
      : undefined;
  if (savedAccount === undefined) return pay(address, authorization);
  const { agreementId } = savedAccount;
  const kept = { ...authorization, means: { method: 'saved-account' as const, agreementId } };
  const paid = await pay(address, kept);
  return paid.kind === 'challenge' ? paid : { ...paid, savedAccount };
};

const pay = async (
  address: GatewayAddress,
  authorization: Authorization,
): Promise<Decision | Challenge | Unknown> => {
  const answer = await askGateway(address, {
    method: 'POST',
    path: '/pts/v2/payments',
    patience: authorization.means.method === 'apple-pay' ? 'wallet' : 'payment',
    body: paymentBody(authorization),
  });
  if (answer.kind === 'unknown') return answer;
  return answer.status >= 400 ? notTaken(answer.status, answer.text) : readDecision(answer.text);
};

const forgetCard = async (
  address: GatewayAddress,
  { customerId, instrumentId }: StoredCard,
): Promise<Done | Refused | Unknown> => {
  const customer = `/tms/v2/customers/${encodeURIComponent(customerId)}`;
  const path = `${customer}/payment-instruments/${encodeURIComponent(instrumentId)}`;
  const answer = await askGateway(address, { method: 'DELETE', path, patience: 'other' });
  if (answer.kind === 'unknown') return answer;
  const isGone = answer.status < 300 || answer.status === 404 || answer.status === 410;
  return isGone ? { kind: 'done' } : refused(answer.text);
};

/**
 * A request that the gateway refused moved no money. A duplicate is different: its outcome must be
 * asked. Other codes than 400 are about the shop, not about the card.
 */
const notTaken = (status: number, text: string): Decision | Unknown => {
  if (status === 408) return { kind: 'unknown', why: 'HTTP 408' };
  if (status !== 400) return { kind: 'declined', reason: 'PROCESSOR_UNAVAILABLE' };
  const { reason } = refused(text);
  return reason === 'DUPLICATE_REQUEST'
    ? { kind: 'unknown', why: reason }
    : { kind: 'declined', reason };
};

const readDecision = (text: string): Decision | Challenge | Unknown => {
  const reply = paymentReply.safeParse(jsonOf(text));
  const decision = reply.success ? (challengeOf(reply.data) ?? decisionOf(reply.data)) : undefined;
  return decision ?? { kind: 'unknown', why: 'unreadable decision' };
};
