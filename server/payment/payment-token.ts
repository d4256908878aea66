import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { writeAudit } from '#server/data/payment/audit.ts';
import {
  findPaymentSession,
  isTokenClaimed,
  validContexts,
} from '#server/data/payment/payment-sessions.ts';
import { judgeToken, type TokenFacts } from '#server/payment/transient-token.ts';

/** What the token tells, if it was made in this shopper's payment session and has paid nothing yet. */
export const requireToken = async (
  { db, clock }: Pick<ShopParts, 'db' | 'clock'>,
  actorHash: string,
  payment: { readonly transientToken: string; readonly paymentSessionId: string },
  holds: 'card' | 'code' = 'card',
): Promise<TokenFacts | Refusal> => {
  const now = clock.now();
  const session = await findPaymentSession(db, payment.paymentSessionId, actorHash);
  const contexts = session === undefined ? [] : await validContexts(db, session.session_id);
  const verdict = await judgeToken(payment.transientToken, contexts, now, holds);
  const fault = verdict.kind === 'bad' ? verdict.fault : undefined;
  if (verdict.kind === 'good' && !(await isTokenClaimed(db, verdict.facts.jti))) {
    return verdict.facts;
  }
  await writeAudit(db, {
    at: new Date(now),
    actorHash,
    what: 'token-refused',
    facts: { fault: fault ?? 'used' },
  });
  return refuse('PAYMENT_TOKEN_INVALID');
};
