import type { Kysely, Selectable } from 'kysely';
import type { QuotesTable } from '#server/data/tables/order-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type QuoteRow = Selectable<QuotesTable>;

export const keepQuote = async (db: Kysely<Tables>, quote: QuoteRow): Promise<void> => {
  await db.insertInto('quotes').values(quote).execute();
};

/** Another shopper's quote is as unknown as none. */
export const findQuote = (
  db: Kysely<Tables>,
  quoteId: string,
  actorHash: string,
): Promise<QuoteRow | undefined> =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('actor_hash', '=', actorHash)
    .executeTakeFirst();

/** Whether a quote of this shopper, run out or not, promises what the coupon takes off. */
export const wasPromised = async (
  db: Kysely<Tables>,
  actorHash: string,
  couponName: string,
): Promise<boolean> => {
  const quote = await db
    .selectFrom('quotes')
    .select('quote_id')
    .where('actor_hash', '=', actorHash)
    .where('coupon_name', '=', couponName)
    .limit(1)
    .executeTakeFirst();
  return quote !== undefined;
};

export const forgetOldQuotes = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('quotes').where('expires_at', '<', before).execute();
};
