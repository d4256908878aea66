import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isStandby } from '#server/data/database/connection-loss.ts';

/**
 * A pool whose connections prepare reading statements once: planning one takes longer than
 * executing it, above all in product search. The name of a statement is the hash of its text, so
 * that processes that share a connection through a pooler use the same names.
 */
export const withNamedStatements = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string | undefined>();
  const nameOf = (text: string): string | undefined => {
    if (text.length > longestNamed) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.has(text) || names.size >= mostNamed) return known;
    const name = isRemembered(text)
      ? createHash('sha256').update(text).digest('base64url').slice(0, 22)
      : undefined;
    names.set(text, name);
    return name;
  };
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let isMisled = false;
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      const name = nameOf(text);
      try {
        return await client.query({ text, values, ...(name !== undefined && { name }) });
      } catch (failure) {
        // Without this the pool would keep connections to the former primary after a failover.
        isMisled ||= isStandby(failure);
        throw failure;
      }
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || isMisled),
    };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? wrap(client);
      clients.set(client, known);
      return known;
    },
  };
};

/** Most statement texts remembered; filters have more forms than a connection should store. */
const mostNamed = 400;

/** Longer statements list many values and are rarely repeated in the same form. */
const longestNamed = 8000;

/** The result of `select *` changes with the table's columns, so it must not be prepared. */
const isRemembered = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) && !/select \* from "|returning|for update/i.test(text);
