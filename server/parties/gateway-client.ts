import * as z from 'zod';
import type { Cents } from '#domain/money/cents.ts';
import { makeAccountCalls, statusBody, statusPath } from '#server/parties/account-sessions.ts';
import { followUpIds } from '#server/parties/follow-up-ids.ts';
import type {
  Authorization,
  Challenge,
  ContextRequest,
  Decision,
  Done,
  Found,
  Gateway,
  PublicKey,
  Refused,
  StoredCard,
  Unknown,
} from '#server/parties/gateway.ts';
import { askGateway, type GatewayAddress, jsonOf } from '#server/parties/gateway-http.ts';
import { amountDetails, paymentBody } from '#server/parties/gateway-payment.ts';
import {
  challengeOf,
  decisionOf,
  paymentReply,
  readCapture,
  readRefund,
  refusalReply,
} from '#server/parties/gateway-replies.ts';
import { foundIn, searchReply } from '#server/parties/gateway-search.ts';

const keyReply = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() });
const compactJwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const keyName = /^[A-Za-z0-9._-]{1,64}$/;

/** The gateway's REST calls, the same for the embedded gateway and a real one. */
export const makeGatewayClient = (address: GatewayAddress): Gateway => ({
  openSession: (request) => openSession(address, request),
  publicKey: withKeysKept(address.now, (kid) => publicKey(address, kid)),
  authorize: (authorization) => authorize(address, authorization),

  capture: (gatewayId, transactionId, amount) =>
    settle(
      address,
      `/pts/v2/payments/${encodeURIComponent(gatewayId)}/captures`,
      amountBody(transactionId, amount),
      readCapture,
    ),

  reverse: (gatewayId, transactionId, reason) =>
    settle(address, `/pts/v2/payments/${encodeURIComponent(gatewayId)}/reversals`, {
      clientReferenceInformation: { code: transactionId, transactionId },
      // Without an amount the whole approval is reversed, also a partial one.
      reversalInformation: { reason },
    }),

  refund: ({ by, id }, transactionId, amount) =>
    settle(
      address,
      `/pts/v2/${by === 'capture' ? 'captures' : 'payments'}/${encodeURIComponent(id)}/refunds`,
      amountBody(transactionId, amount),
      (reply) => readRefund(reply, amount),
    ),

  voidByTransactionId: (transactionId) =>
    settle(address, '/pts/v2/voids', { clientReferenceInformation: { transactionId } }),

  findByTransactionId: (transactionId) => find(address, transactionId),

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

const authorize = async (
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

const find = async (address: GatewayAddress, transactionId: string): Promise<Found> => {
  const ids = [transactionId, ...Object.values(followUpIds(transactionId))];
  const answer = await askGateway(address, {
    method: 'POST',
    path: '/tss/v2/searches',
    patience: 'other',
    body: { query: `clientReferenceInformation.transactionId:(${ids.join(' OR ')})` },
  });
  if (answer.kind === 'unknown') return answer;
  if (answer.status >= 400) return { kind: 'unknown', why: `HTTP ${answer.status}` };
  const reply = searchReply.safeParse(jsonOf(answer.text));
  if (!reply.success) return { kind: 'unknown', why: 'unreadable search' };
  const found = foundIn(reply.data);
  return found.kind === 'found' && found.decision.kind === 'pending' && !found.reversed
    ? refreshed(address, found, found.decision.gatewayId)
    : found;
};

/** A search tells the answer once given; how a pending sale stands now is a question of its own. */
const refreshed = async (
  address: GatewayAddress,
  found: Extract<Found, { kind: 'found' }>,
  saleId: string,
): Promise<Found> => {
  const answer = await askGateway(address, {
    method: 'POST',
    path: statusPath(saleId),
    patience: 'other',
    body: statusBody(saleId),
  });
  if (answer.kind === 'unknown') return answer;
  const reply = answer.status < 400 ? paymentReply.safeParse(jsonOf(answer.text)) : undefined;
  const decision = reply?.success === true ? decisionOf(reply.data) : undefined;
  return decision === undefined
    ? { kind: 'unknown', why: 'unreadable status' }
    : { ...found, decision, captured: decision.kind === 'approved' };
};

const amountBody = (transactionId: string, amount: Cents) => ({
  clientReferenceInformation: { code: transactionId, transactionId },
  orderInformation: { amountDetails: amountDetails(amount) },
});

const settle = async <Answer = Done>(
  address: GatewayAddress,
  path: string,
  body: unknown,
  read?: (reply: unknown) => Answer,
): Promise<Answer | Done | Refused | Unknown> => {
  const answer = await askGateway(address, { method: 'POST', path, patience: 'other', body });
  if (answer.kind === 'unknown') return answer;
  if (answer.status >= 400) return refused(answer.text);
  return read === undefined ? { kind: 'done' } : read(jsonOf(answer.text));
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

const refused = (text: string): Refused => {
  const reply = refusalReply.safeParse(jsonOf(text));
  return { kind: 'refused', reason: reply.success ? reply.data : 'INVALID_REQUEST' };
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
