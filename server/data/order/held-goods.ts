import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** The holders of goods: a shopper, and the network address they order from, as fingerprints. */
export interface Holder {
  readonly actorHash: string;
  readonly accountId?: string;
  readonly addressHash: string;
}

export interface HeldUnits {
  readonly ofShopper: number;
  readonly ofAddress: number;
}

/**
 * Units on hold for a shopper and for an address, with those of this transaction. Locks both, in
 * every process, until this transaction ends: two orders that fit only one at a time are never both
 * accepted. Call it as the last step of a transaction, because others wait from here on.
 */
export const countHeld = async (changes: Kysely<Tables>, holder: Holder): Promise<HeldUnits> => {
  const { actorHash, accountId = null, addressHash } = holder;
  const names = [actorHash, accountId, addressHash].filter((name) => name !== null);
  // Always locked in the same order, so that two orders cannot deadlock.
  for (const name of names.sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`held goods of ${name}`}, 0))`.execute(
      changes,
    );
  }
  const counted = await changes
    .selectFrom('stock_reservations as held')
    .innerJoin('orders', 'orders.order_id', 'held.order_id')
    .select([
      sql<string>`coalesce(sum(held.quantity) filter (
        where orders.actor_hash = ${actorHash} or orders.account_id = ${accountId}::text
      ), 0)`.as('of_shopper'),
      sql<string>`coalesce(sum(held.quantity) filter (
        where held.address_hash = ${addressHash}
      ), 0)`.as('of_address'),
    ])
    .where('held.state', '=', 'HELD')
    // A person, or the payer's bank, decides about a payment that was made; it may take days.
    .where('orders.state', 'not in', ['IN_REVIEW', 'PAYMENT_PENDING'])
    .executeTakeFirstOrThrow();
  return { ofShopper: Number(counted.of_shopper), ofAddress: Number(counted.of_address) };
};
