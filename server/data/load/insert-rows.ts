import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** One parameter for any number of rows: the database takes them apart by its own column types. */
export const insertRows = async (
  db: Kysely<Tables>,
  table: keyof Tables,
  rows: readonly object[],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(db);
};
