import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * Drops the databases that PostgreSQL makes new ones from: half of the files of an embedded database, which makes
 * none. Who begins from a copy without them has less to copy.
 */
export const dropTemplates = async (db: Kysely<Tables>): Promise<void> => {
  await sql`update pg_database set datistemplate = false where datistemplate`.execute(db);
  for (const name of ['template0', 'template1']) {
    await sql`drop database ${sql.id(name)}`.execute(db);
  }
  await sql`checkpoint`.execute(db);
};
