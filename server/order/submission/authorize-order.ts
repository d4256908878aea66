import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { forgetEndedAccount } from '#server/data/account/payment-accounts.ts';
import { untilConnected } from '#server/data/database/until-connected.ts';
import { followUp } from '#server/order/settlement/heal-payment.ts';
import type { OrderReply } from '#server/order/settlement/order-reply.ts';
import { settlePayment } from '#server/order/settlement/settle-payment.ts';
import type { Authorization, Challenge, Decision, Unknown } from '#server/parties/gateway.ts';
import { agreementEnded } from '#server/parties/gateway-replies.ts';
import { type CountedTry, forgiveTry } from '#server/payment/cool-down.ts';

/** Asks the gateway for the money of a reserved order and writes its answer down. */
export const authorizeOrder = async (
  parts: ShopParts,
  { orderId, counted }: { readonly orderId: string; readonly counted: CountedTry },
  authorization: Authorization,
): Promise<OrderReply> => {
  const decision = await parts.gateway.authorize(authorization);
  await parts.afterApproval?.(orderId);
  const reply = await untilConnected(() => settlePayment(parts, orderId, decision, 'shop'));
  if (decision.kind === 'challenge') return reply;
  await dropEnded(parts, authorization, decision);
  parts.beside(() => forgiveTry(parts, counted, decision));
  if (decision.kind !== 'unknown') followUp(parts, orderId);
  return reply;
};

/** A saved account whose consent ended at the service is no account of the customer any more. */
const dropEnded = async (
  { db, clock }: Pick<ShopParts, 'db' | 'clock'>,
  { means }: Authorization,
  decision: Decision | Challenge | Unknown,
): Promise<void> => {
  if (means.method !== 'saved-account' || decision.kind !== 'declined') return;
  if (decision.reason !== agreementEnded) return;
  await untilConnected(() => forgetEndedAccount(db, means.agreementId, new Date(clock.now())));
};
