import type { Kysely } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import type { Cents } from '#domain/money/cents.ts';
import { type OrderHistory, type OrderSummary, ordersOnPage } from '#domain/order/order-history.ts';
import { shopperFace } from '#domain/order/order-machine.ts';
import { namedIn } from '#server/data/order/line-titles.ts';
import { readOrderPage } from '#server/data/order/order-history.ts';
import type { OrderLineRow, OrderRow } from '#server/data/order/orders.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import { timelineFrom } from '#server/order/show/order-progress.ts';

/** One page of an account's orders (ORDER-05). */
export const showHistory = async (
  db: Kysely<Tables>,
  accountId: string,
  page: number,
  language: Language,
): Promise<OrderHistory> => {
  const found = await readOrderPage(db, accountId, { number: page, size: ordersOnPage });
  const named = await namedIn(db, language, found.orders, found.lines);
  const lines = Map.groupBy(named, ({ order_id }) => order_id);
  const moves = Map.groupBy(found.moves, ({ order_id }) => order_id);
  return {
    list: found.orders.map((order) => ({
      ...summaryOf(order, lines.get(order.order_id) ?? []),
      timeline: timelineFrom(order, moves.get(order.order_id) ?? []),
    })),
    totalOrder: found.total,
  };
};

const summaryOf = (order: OrderRow, lines: readonly OrderLineRow[]): OrderSummary => ({
  orderId: order.order_id,
  ...shopperFace(order.state),
  placedAt: order.placed_at.toISOString(),
  totalAmount: order.total_amount as Cents,
  ...(order.expected === null ? {} : { expected: order.expected }),
  lines: lines.map((line) => ({
    productId: line.product_id,
    name: line.name,
    quantity: line.quantity,
    ...(line.image_path === null ? {} : { imagePath: line.image_path }),
    ...(line.kind === 'mix' && { contents: line.contents as readonly MixedProduct[] }),
    ...(line.gift === null ? {} : { isGift: true }),
  })),
});
