import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import type { Step } from '#server/data/order/orders.ts';
import { settlePayment } from '#server/order/settlement/settle-payment.ts';
import { authenticationAbandoned } from '#server/payment/decline.ts';

/**
 * The shopper went away from the bank's question: nothing was charged, the goods go back, and the
 * card may be tried again. Does nothing when the order has gone on.
 */
export const abandonChallenge = async (
  parts: Pick<ShopParts, 'db' | 'clock' | 'goods'>,
  orderId: string,
  actor: Step['actor'],
): Promise<void> => {
  await settlePayment(parts, orderId, { kind: 'declined', reason: authenticationAbandoned }, actor);
};
