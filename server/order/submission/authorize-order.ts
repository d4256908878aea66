import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { untilConnected } from '#server/data/database/until-connected.ts';
import { followUp } from '#server/order/settlement/heal-payment.ts';
import type { OrderReply } from '#server/order/settlement/order-reply.ts';
import { settlePayment } from '#server/order/settlement/settle-payment.ts';
import type { Authorization } from '#server/parties/gateway.ts';
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
  parts.beside(() => forgiveTry(parts, counted, decision));
  if (decision.kind !== 'unknown') followUp(parts, orderId);
  return reply;
};
