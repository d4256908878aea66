import { fillBlanks } from '#application/messages/message.ts';
import { dollars, table } from '#cli/report/table.ts';
import type { Session } from '#cli/session/session.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';
import type { OrderHistory } from '#domain/order/order-history.ts';

export const ordersText = (
  { list, totalOrder }: OrderHistory,
  page: number,
  { words, terminal }: Session,
): string => {
  if (list.length === 0) return words['account.noOrder'];
  const columns = [
    { title: words['out.order'] },
    { title: words['out.placedAt'] },
    { title: words['out.status'] },
    { title: words['out.totalAmount'], align: 'end' },
  ] as const;
  const rows = list.map((order) => [
    order.orderId,
    order.placedAt,
    order.status,
    dollars(dollarsFromCents(order.totalAmount)),
  ]);
  const foot = fillBlanks(words['account.page'], { count: list.length, total: totalOrder, page });
  return `${table(columns, rows, terminal)}\n\n${foot}`;
};
