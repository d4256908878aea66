import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** The tables with shoppers' data; the catalogue is not among them. */
const shopperTables = [
  'audit_entries',
  'party_answers',
  'attempts',
  'call_counts',
  'outbox',
  'greetings',
  'gift_card_uses',
  'gift_card_refs',
  'gift_cards',
  'coupon_customers',
  'coupon_uses',
  'contact_messages',
  'stock_reservations',
  'payment_transitions',
  'payments',
  'order_transitions',
  'order_lines',
  'idempotency',
  'consumed_tokens',
  'orders',
  'payment_contexts',
  'payment_sessions',
  'quotes',
  'news_signups',
  'restock_requests',
  'notice_stops',
  'product_reviews',
  'cart_saves',
  'carts',
  'account_addresses',
  'saved_cards',
  'registrations',
  'registration_turns',
  'accounts',
] as const satisfies readonly (keyof Tables)[];

/** Deletes every order, quote and sign-up. Only the sandbox calls this. */
export const forgetShoppers = async (db: Kysely<Tables>): Promise<void> => {
  await sql`truncate ${sql.join(shopperTables.map((table) => sql.table(table)))} cascade`.execute(
    db,
  );
};

/** Row counts of the main tables, for the control page. */
export const countThings = async (
  db: Kysely<Tables>,
): Promise<{ readonly products: number; readonly orders: number }> => {
  const count = async (table: 'products' | 'orders'): Promise<number> => {
    const row = await db
      .selectFrom(table)
      .select((build) => build.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  return { products: await count('products'), orders: await count('orders') };
};
