import { randomUUID } from 'node:crypto';
import {
  extensionsLeft,
  extensionVerdict,
  sessionDeadline,
} from '#domain/payment/session-extension.ts';
import { requireAttempt } from '#server/api/require-attempt.ts';
import { type ContextFacts, readCaptureContext } from '#server/commerce/capture-context.ts';
import type { CommerceParts } from '#server/commerce/commerce-parts.ts';
import { actorOf, fingerprint } from '#server/commerce/fingerprint.ts';
import {
  extensionLimit,
  gatewayUnavailable,
  paymentSessionUnknown,
} from '#server/commerce/refusals.ts';
import {
  extendSessionRow,
  findPaymentSession,
  type NewContext,
  openSessionRow,
  type PaymentSessionRow,
} from '#server/data/commerce/payment-sessions.ts';

export interface SessionWish {
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

/** Opens a payment session, or extends one with a new capture context. */
export const openPaymentSession = async (
  parts: CommerceParts,
  wish: SessionWish,
): Promise<OpenedSession> => {
  const actorHash = actorOf(wish.tempUserID);
  await requireAllowance(parts, actorHash, wish.clientAddress);
  const session =
    wish.extend === undefined ? undefined : await requireSession(parts, wish.extend, actorHash);
  const { captureContext, facts } = await newContext(parts);
  return session === undefined
    ? startSession(parts, actorHash, captureContext, facts)
    : extendSession(parts, session, captureContext, facts);
};

const requireAllowance = async (
  { db, limits, clock }: CommerceParts,
  actorHash: string,
  clientAddress: string,
): Promise<void> => {
  const now = clock.now();
  for (const [limit, subject] of [
    [limits.contextsOfActor, actorHash],
    [limits.contextsOfAddress, fingerprint(clientAddress)],
  ] as const) {
    await requireAttempt(db, limit, subject, now);
  }
};

/** Another shopper's session, and one that ran out, are as unknown as none. */
const requireSession = async (
  { db, clock }: CommerceParts,
  sessionId: string,
  actorHash: string,
): Promise<PaymentSessionRow> => {
  const session = await findPaymentSession(db, sessionId, actorHash);
  const verdict = extensionVerdict(
    session && { deadline: session.deadline.getTime(), extensions: session.extensions },
    clock.now(),
  );
  if (session === undefined || verdict === 'unknown') throw paymentSessionUnknown();
  if (verdict === 'too-often') throw extensionLimit();
  return session;
};

const newContext = async ({
  gateway,
  targetOrigins,
  networks,
  clock,
  report,
}: CommerceParts): Promise<{ readonly captureContext: string; readonly facts: ContextFacts }> => {
  const opened = await gateway.openSession({ targetOrigins, networks });
  if (opened.kind !== 'opened') {
    const detail = opened.kind === 'unknown' ? opened.why : opened.reason;
    report({ event: 'capture-context-failed', detail });
    throw gatewayUnavailable({ retryAfterSeconds: 5 });
  }
  const { captureContext } = opened;
  const facts = await readCaptureContext(gateway, captureContext, clock.now());
  if (facts === undefined) {
    report({ event: 'capture-context-failed', detail: 'not signed by the gateway' });
    throw gatewayUnavailable({ retryAfterSeconds: 5 });
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
  { db, clock, networks }: CommerceParts,
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
  parts: CommerceParts,
  session: PaymentSessionRow,
  captureContext: string,
  facts: ContextFacts,
): Promise<OpenedSession> => {
  const { db, clock, networks } = parts;
  const now = clock.now();
  const deadline = sessionDeadline(facts.expiresAt, now);
  const row = contextRow(facts, networks);
  if (!(await extendSessionRow(db, session, new Date(deadline), row))) {
    // Two tabs at once: the other was first, so this is the extension after it.
    const moved = await requireSession(parts, session.session_id, session.actor_hash);
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
