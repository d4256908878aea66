import type { Insertable, Kysely, Selectable } from 'kysely';
import type { QuotesTable } from '#server/data/tables/order-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type QuoteRow = Selectable<QuotesTable>;

export const keepQuote = async (
  db: Kysely<Tables>,
  quote: Insertable<QuotesTable>,
): Promise<void> => {
  await db.insertInto('quotes').values(quote).execute();
};

/** Another shopper's quote is answered as unknown. */
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

/** The last price this shopper was promised for these goods at these prices to this destination. */
export const newestQuote = (
  db: Kysely<Tables>,
  actorHash: string,
  basisHash: string,
): Promise<QuoteRow | undefined> =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where('actor_hash', '=', actorHash)
    .where('basis_hash', '=', basisHash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether any quote of this shopper, expired or not, contains this coupon's discount. */
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
