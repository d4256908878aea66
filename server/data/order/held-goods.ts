import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** Who holds goods: a shopper, and the network address they come from; fingerprints. */
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
 * Units on hold for a shopper and for an address, those of this transaction among them. Whoever
 * else counts for one of the two waits until this transaction has ended, in any process, so two
 * that fit alone are never both let through. To be the last thing a transaction waits for: it
 * keeps others waiting from here on.
 */
export const countHeld = async (changes: Kysely<Tables>, holder: Holder): Promise<HeldUnits> => {
  const { actorHash, accountId = null, addressHash } = holder;
  const names = [actorHash, accountId, addressHash].filter((name) => name !== null);
  // Always in the same order, so that two orders never wait for each other.
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
    // Paid for; a person decides, which may take days.
    .where('orders.state', '<>', 'IN_REVIEW')
    .executeTakeFirstOrThrow();
  return { ofShopper: Number(counted.of_shopper), ofAddress: Number(counted.of_address) };
};
