import { randomUUID } from 'node:crypto';
import {
  extensionsLeft,
  extensionVerdict,
  sessionDeadline,
} from '#domain/payment/session/session-extension.ts';
import { actorOf, fingerprint } from '#server/base/host/fingerprint.ts';
import { requireAttempts } from '#server/base/limits/attempt-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import {
  extendSessionRow,
  findPaymentSession,
  type NewContext,
  openSessionRow,
  type PaymentSessionRow,
} from '#server/data/payment/payment-sessions.ts';
import { type ContextFacts, readCaptureContext } from '#server/payment/capture-context.ts';

export interface SessionRequest {
  readonly tempUserID: string;
  readonly clientAddress: string;
  /** The session to extend. */
  readonly extend?: string;
}

export interface OpenedSession {
  readonly captureContext: string;
  readonly paymentSessionId: string;
  readonly serverTime: number;
  readonly createdAt: number;
  readonly deadline: number;
  readonly extensionsLeft: number;
}

type Parts = Pick<
  ShopParts,
  'db' | 'clock' | 'gateway' | 'limits' | 'networks' | 'report' | 'targetOrigins'
>;

/** Opens a payment session, or extends one with a new capture context. */
export const openPaymentSession = async (
  parts: Parts,
  request: SessionRequest,
): Promise<OpenedSession | Refusal> => {
  const actorHash = actorOf(request.tempUserID);
  const allowance = await requireAllowance(parts, actorHash, request.clientAddress);
  if (isRefusal(allowance)) return allowance;
  const session =
    request.extend === undefined
      ? undefined
      : await requireSession(parts, request.extend, actorHash);
  if (isRefusal(session)) return session;
  const context = await newContext(parts);
  if (isRefusal(context)) return context;
  const { captureContext, facts } = context;
  return session === undefined
    ? startSession(parts, actorHash, captureContext, facts)
    : extendSession(parts, session, captureContext, facts);
};

const requireAllowance = (
  { db, limits, clock }: Parts,
  actorHash: string,
  clientAddress: string,
): Promise<Refusal | undefined> => {
  const counted = [
    [limits.contextsOfActor, actorHash],
    [limits.contextsOfAddress, fingerprint(clientAddress)],
  ] as const;
  return requireAttempts(db, counted, clock.now());
};

/** Another shopper's session and an expired one are answered as unknown. */
const requireSession = async (
  { db, clock }: Parts,
  sessionId: string,
  actorHash: string,
): Promise<PaymentSessionRow | Refusal> => {
  const session = await findPaymentSession(db, sessionId, actorHash);
  const verdict = extensionVerdict(
    session && { deadline: session.deadline.getTime(), extensions: session.extensions },
    clock.now(),
  );
  if (session === undefined || verdict === 'unknown') return refuse('PAYMENT_SESSION_UNKNOWN');
  return verdict === 'too-often' ? refuse('EXTENSION_LIMIT') : session;
};

interface OpenedContext {
  readonly captureContext: string;
  readonly facts: ContextFacts;
}

const newContext = async ({
  gateway,
  targetOrigins,
  networks,
  clock,
  report,
}: Parts): Promise<OpenedContext | Refusal> => {
  const opened = await gateway.openSession({ targetOrigins, networks });
  if (opened.kind !== 'opened') {
    const detail = opened.kind === 'unknown' ? opened.why : opened.reason;
    report({ event: 'capture-context-failed', detail });
    return refuse('PAYMENT_UNAVAILABLE');
  }
  const { captureContext } = opened;
  const facts = await readCaptureContext(gateway, captureContext, clock.now());
  if (facts === undefined) {
    report({ event: 'capture-context-failed', detail: 'not signed by the gateway' });
    return refuse('PAYMENT_UNAVAILABLE');
  }
  return { captureContext, facts };
};

const contextRow = (facts: ContextFacts, networks: readonly string[]): NewContext => ({
  contextJti: facts.jti,
  keyId: facts.keyId,
  jwk: facts.jwk,
  networks: facts.networks ?? networks,
});

const startSession = async (
  { db, clock, networks }: Parts,
  actorHash: string,
  captureContext: string,
  facts: ContextFacts,
): Promise<OpenedSession> => {
  const now = clock.now();
  const deadline = sessionDeadline(facts.expiresAt, now);
  const session: PaymentSessionRow = {
    session_id: randomUUID(),
    actor_hash: actorHash,
    created_at: new Date(now),
    deadline: new Date(deadline),
    extensions: 0,
  };
  await openSessionRow(db, session, contextRow(facts, networks));
  return {
    captureContext,
    paymentSessionId: session.session_id,
    serverTime: now,
    createdAt: now,
    deadline,
    extensionsLeft: extensionsLeft(0),
  };
};

const extendSession = async (
  parts: Parts,
  session: PaymentSessionRow,
  captureContext: string,
  facts: ContextFacts,
): Promise<OpenedSession | Refusal> => {
  const { db, clock, networks } = parts;
  const now = clock.now();
  const deadline = sessionDeadline(facts.expiresAt, now);
  const row = contextRow(facts, networks);
  if (!(await extendSessionRow(db, session, new Date(deadline), row))) {
    // Two tabs in parallel: the other was first, so this one extends after it.
    const moved = await requireSession(parts, session.session_id, session.actor_hash);
    if (isRefusal(moved)) return moved;
    return extendSession(parts, moved, captureContext, facts);
  }
  return {
    captureContext,
    paymentSessionId: session.session_id,
    serverTime: now,
    createdAt: session.created_at.getTime(),
    deadline,
    extensionsLeft: extensionsLeft(session.extensions + 1),
  };
};
