import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { writeAudit } from '#server/data/payment/audit.ts';
import {
  findPaymentSession,
  isTokenClaimed,
  validContexts,
} from '#server/data/payment/payment-sessions.ts';
import { tokenInvalid } from '#server/payment/refusals.ts';
import { judgeToken, type TokenFacts } from '#server/payment/transient-token.ts';

/** Throws unless the token was made in this shopper's payment session and has paid nothing yet. */
export const requireToken = async (
  { db, clock }: CommerceParts,
  actorHash: string,
  payment: { readonly transientToken: string; readonly paymentSessionId: string },
  holds: 'card' | 'code' = 'card',
): Promise<TokenFacts> => {
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
  throw tokenInvalid();
};
