import type { OrderLineFacts, OrderLines } from '#domain/order/order.ts';

/** All lines of a payload in their order. */
export const allOrderLines = (lines: OrderLines): readonly OrderLineFacts[] =>
  [...lines.products, ...lines.multipack, ...lines.bundle].sort(
    (a, b) => a.lineItemNumber - b.lineItemNumber,
  );
