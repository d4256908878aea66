import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database } from '#server/data/database/database.ts';
import { withNamedStatements } from '#server/data/database/named-statements.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** A database whose connection is lost once, just after it has carried out the nth statement. */
export interface ForgetfulDatabase extends Database {
  /** Counts statements from here; the nth (from 1) is carried out, and nobody hears of it. */
  loseAnswer(nth: number): void;
  /** Whether that statement has come. */
  hasLost(): boolean;
}

/** On a real PostgreSQL server: what was not committed when the connection ends is rolled back. */
export const openForgetful = (url: string): ForgetfulDatabase => {
  const pool = new pg.Pool({ connectionString: url, max: 5 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const named = withNamedStatements(pool);
  let left = 0;
  const forgetful = (client: PostgresPoolClient): PostgresPoolClient => {
    let isGone = false;
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      if (isGone) throw lost();
      const answer = await client.query(text, values);
      if (left > 0) {
        left -= 1;
        isGone = left === 0;
      }
      if (isGone) throw lost();
      return answer;
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || isGone),
    };
  };
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  const wrapped: PostgresPool = {
    options: pool.options,
    end: () => named.end(),
    connect: async () => {
      const client = await named.connect();
      const known = clients.get(client) ?? forgetful(client);
      clients.set(client, known);
      return known;
    },
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: wrapped }) });
  return {
    db,
    kind: 'postgres',
    loseAnswer: (nth) => {
      left = nth;
    },
    hasLost: () => left === 0,
    close: () => db.destroy(),
  };
};

const lost = (): Error => new Error('Connection terminated unexpectedly');
