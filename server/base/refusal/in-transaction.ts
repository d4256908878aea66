import type { Kysely, Transaction } from 'kysely';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';

/**
 * Does the work in one transaction. The work must do nothing outside it: where the database ended it
 * for another one (deadlock, serialization), it is done again, twice at most.
 */
export const withRetries = async <Database, Done>(
  db: Kysely<Database>,
  work: (changes: Transaction<Database>) => Promise<Done>,
): Promise<Done> => {
  for (let left = 2; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (cause) {
      if (left === 0 || !wasGivenUp(cause)) throw cause;
    }
  }
};

/**
 * The same; if the work ends with a refusal, the transaction is rolled back and the refusal is
 * returned.
 */
export const inTransaction = async <Database, Done>(
  db: Kysely<Database>,
  work: (changes: Transaction<Database>) => Promise<Done | Refusal>,
): Promise<Done | Refusal> => {
  try {
    return await withRetries(db, async (changes) => {
      const done = await work(changes);
      if (isRefusal(done)) throw new RolledBack(done);
      return done;
    });
  } catch (cause) {
    if (cause instanceof RolledBack) return cause.refusal;
    throw cause;
  }
};

/** `deadlock_detected` and `serialization_failure` of PostgreSQL (Appendix A of its manual). */
const wasGivenUp = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === '40P01' || cause.code === '40001');

/** Only work that rejects leaves nothing in the database. Never leaves this file. */
class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
