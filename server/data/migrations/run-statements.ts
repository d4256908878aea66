import { type Kysely, sql } from 'kysely';

/** Runs the statements of a migration one after another. */
export const runStatements = async (
  db: Kysely<unknown>,
  statements: readonly string[],
): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
