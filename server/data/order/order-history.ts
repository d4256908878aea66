import type { Kysely } from 'kysely';
import { movesOfOrders } from '#server/data/order/order-moves.ts';
import type { OrderLineRow, OrderRow } from '#server/data/order/orders.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export interface OrderPage {
  readonly orders: readonly OrderRow[];
  /** Lines of the orders on the page. */
  readonly lines: readonly OrderLineRow[];
  /** Moves of the orders on the page, the first one first. */
  readonly moves: Awaited<ReturnType<typeof movesOfOrders>>;
  readonly total: number;
}

/** Orders that are not listed: a declined card, or a bank's question that was not answered. */
const unfinished = ['PAYMENT_ACTION_REQUIRED', 'PAYMENT_FAILED', 'EXPIRED'] as const;

/** One page of an account's orders, newest first. */
export const readOrderPage = async (
  db: Kysely<Tables>,
  accountId: string,
  page: { readonly number: number; readonly size: number },
): Promise<OrderPage> => {
  const placed = db
    .selectFrom('orders')
    .where('account_id', '=', accountId)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('state', 'not in', unfinished),
        exists(
          selectFrom('order_transitions')
            .select('to_state')
            .whereRef('order_transitions.order_id', '=', 'orders.order_id')
            .where('from_state', 'in', ['PAYMENT_UNKNOWN', 'PAYMENT_PENDING', 'IN_REVIEW']),
        ),
      ]),
    );
  const { count } = await placed
    .select((build) => build.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const orders = await placed
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('order_id')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  const ids = orders.map(({ order_id }) => order_id);
  const lines =
    ids.length === 0
      ? []
      : await db
          .selectFrom('order_lines')
          .selectAll()
          .where('order_id', 'in', ids)
          .orderBy('line_item_number')
          .execute();
  const moves = await movesOfOrders(db, ids);
  return { orders, lines, moves, total: Number(count) };
};
