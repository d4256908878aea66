import type { Kysely } from 'kysely';
import type { ContentRecord } from '#domain/content/content-record.ts';
import { contentRows } from '#server/data/load/content-rows.ts';
import { insertRows } from '#server/data/load/insert-rows.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Deleting a page or category deletes its sections or questions. */
const emptied = ['content_pages', 'faq_categories', 'events'] as const;

/** Replaces all texts and events; part of the caller's transaction, if there is one. */
export const loadContent = async (db: Kysely<Tables>, content: ContentRecord): Promise<void> => {
  for (const table of emptied) await db.deleteFrom(table).execute();
  for (const [table, rows] of contentRows(content)) await insertRows(db, table, rows);
};
