import { actorOf, fingerprint } from '#server/base/host/fingerprint.ts';
import { requireTurn } from '#server/base/limits/call-limit.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { findKey } from '#server/data/order/idempotency.ts';
import { findOrder } from '#server/data/order/orders.ts';
import { abandonChallenge } from '#server/order/settlement/abandon-challenge.ts';
import { submissionRoute } from '#server/order/submission/submission-key.ts';

export interface Withdrawal {
  readonly tempUserID: string;
  readonly idempotencyKey: string | undefined;
  readonly clientAddress: string;
}

/**
 * The shopper left the bank's question: the order ends and its goods go back at once. Only the two
 * secrets it was submitted with name it, so nobody ends another's order; an unknown one is nothing
 * to withdraw. True when nothing of it is held any more. An order that has gone on stays as it is.
 * Safe to repeat.
 */
export const withdrawOrder = async (
  parts: ShopParts,
  { tempUserID, idempotencyKey, clientAddress }: Withdrawal,
): Promise<boolean | Refusal> => {
  if (idempotencyKey === undefined) return refuse('IDEMPOTENCY_KEY_MISSING');
  const turn = await requireTurn(parts, parts.limits.ordersOfAddress, clientAddress);
  if (isRefusal(turn)) return turn;
  const key = await findKey(parts.db, {
    actorHash: actorOf(tempUserID),
    route: submissionRoute,
    keyHash: fingerprint(idempotencyKey),
  });
  const orderId = key?.order_id ?? undefined;
  if (orderId === undefined) return false;
  await abandonChallenge(parts, orderId, 'shopper');
  return (await findOrder(parts.db, orderId))?.state === 'PAYMENT_FAILED';
};
