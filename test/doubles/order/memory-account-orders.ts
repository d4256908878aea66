import { Effect } from 'effect';
import type { Order } from '#domain/order/order.ts';
import { ordersOnPage } from '#domain/order/order-history.ts';
import type { AccountOrders } from '#ports/order/account-orders.ts';

export interface MemoryAccountOrders extends AccountOrders {
  /** Pages that were asked for. */
  readonly asked: readonly number[];
}

/** The history of one account; `placed` gives its orders, the oldest first. */
export const makeMemoryAccountOrders = (
  placed: () => readonly Order[] = () => [],
): MemoryAccountOrders => {
  const asked: number[] = [];
  return {
    asked,
    page: (_accountId, page) =>
      Effect.sync(() => {
        asked.push(page);
        const all = placed().toReversed();
        const list = all.slice((page - 1) * ordersOnPage, page * ordersOnPage);
        return { list: list.map(summaryOf), totalOrder: all.length };
      }),
  };
};

const summaryOf = ({ orderId, status, payment, placedAt, totalAmount, lines }: Order) => ({
  ...{ orderId, status, payment, placedAt, totalAmount },
  lines: lines.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
});
