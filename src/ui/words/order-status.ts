import type { OrderStatus } from '#domain/order/order.ts';
import { knownStatus } from '#domain/order/tracking/order-status.ts';
import type { Words } from '#ui/words/words.ts';

/** The text of a status; an unknown status is shown as received (ORDER-09). */
export const statusText = (status: OrderStatus, say: Words['say']): string => {
  const known = knownStatus(status);
  return known === undefined ? status : say(`order.${known}`);
};
