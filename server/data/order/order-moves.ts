import type { Kysely } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** A step of one of the two machines. */
export interface MoveRow {
  readonly from_state: string;
  readonly to_state: string;
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
}

export const movesOfOrder = (db: Kysely<Tables>, orderId: string): Promise<readonly MoveRow[]> =>
  db
    .selectFrom('order_transitions')
    .select(['from_state', 'to_state', 'actor', 'reason', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('transition_id')
    .execute();

export const movesOfOrders = async (
  db: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<
  readonly { readonly order_id: string; readonly to_state: string; readonly at: Date }[]
> =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('order_transitions')
        .select(['order_id', 'to_state', 'at'])
        .where('order_id', 'in', [...orderIds])
        .orderBy('transition_id')
        .execute();

export const movesOfPayment = (db: Kysely<Tables>, orderId: string): Promise<readonly MoveRow[]> =>
  db
    .selectFrom('payment_transitions')
    .select(['from_state', 'to_state', 'actor', 'reason', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('transition_id')
    .execute();
