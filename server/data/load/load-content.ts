import type { Kysely } from 'kysely';
import type { ContentRecord } from '#domain/content/content-record.ts';
import { contentRows } from '#server/data/load/content-rows.ts';
import { insertRows } from '#server/data/load/insert-rows.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Sections and questions go with what they belong to. */
const emptied = ['content_pages', 'faq_categories', 'events'] as const;

/** Puts texts and events in place of those there are; part of the caller's transaction, if any. */
export const loadContent = async (db: Kysely<Tables>, content: ContentRecord): Promise<void> => {
  for (const table of emptied) await db.deleteFrom(table).execute();
  for (const [table, rows] of contentRows(content)) await insertRows(db, table, rows);
};

/** Whether texts were ever loaded: a shop from before them has none. */
export const hasContent = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.selectFrom('content_pages').select('page').limit(1).executeTakeFirst()) !== undefined;
