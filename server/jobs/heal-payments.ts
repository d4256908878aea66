import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { duePayments } from '#server/data/payment/payments.ts';
import { healPayment } from '#server/order/settlement/heal-payment.ts';

/**
 * Advances every due payment by one step. Safe in several processes: one statement leases each
 * payment, and a leased payment is skipped. If one fails, the others still run.
 */
export const healDuePayments = async (parts: ShopParts): Promise<void> => {
  for (const orderId of await duePayments(parts.db, new Date(parts.clock.now()))) {
    await healPayment(parts, orderId).catch((error: unknown) =>
      parts.report({ event: 'healing-failed', orderId, error }),
    );
  }
};
