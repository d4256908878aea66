import type { Kysely, Transaction } from 'kysely';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';

/**
 * Does the work in one transaction. If it ends with a refusal, the transaction is rolled back and
 * the refusal is returned.
 */
export const inTransaction = async <Database, Done>(
  db: Kysely<Database>,
  work: (changes: Transaction<Database>) => Promise<Done | Refusal>,
): Promise<Done | Refusal> => {
  try {
    return await db.transaction().execute(async (changes) => {
      const done = await work(changes);
      if (isRefusal(done)) throw new RolledBack(done);
      return done;
    });
  } catch (cause) {
    if (cause instanceof RolledBack) return cause.refusal;
    throw cause;
  }
};

/** Only work that rejects leaves nothing in the database. Never leaves this file. */
class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
