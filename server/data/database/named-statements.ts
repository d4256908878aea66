import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isStandby } from '#server/data/database/connection-loss.ts';

/**
 * A pool whose connections remember statements that read: planning one takes longer than running
 * it, the search of products above all. A statement is named by its text, so processes that share
 * a connection through a pooler mean the same by a name.
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
        // After a failover the pool would keep its connections to the former primary.
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

/** Texts looked at in all; filters have more forms than a connection should remember. */
const mostNamed = 400;

/** Longer ones ask for many things one by one, in a form that hardly comes again. */
const longestNamed = 8000;

/** `select *` changes with a table's columns, which a remembered statement must not. */
const isRemembered = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) && !/select \* from "|returning|for update/i.test(text);
