import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { duePayments } from '#server/data/payment/payments.ts';
import { healPayment } from '#server/order/settlement/heal-payment.ts';

/**
 * Brings every payment that is due one step further. Safe in several processes: each payment is
 * leased by one statement before it is touched, and whoever finds it leased leaves it alone. One
 * that cannot be healed does not keep the others waiting.
 */
export const healDuePayments = async (parts: ShopParts): Promise<void> => {
  for (const orderId of await duePayments(parts.db, new Date(parts.clock.now()))) {
    await healPayment(parts, orderId).catch((error: unknown) =>
      parts.report({ event: 'healing-failed', orderId, error }),
    );
  }
};
