import type { Kysely } from 'kysely';
import { openDatabase } from '#server/data/database/database.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import { makeShopCore, type ShopCore } from '#server/start/shop-core.ts';
import type { TestDatabase } from '#test/server/setup/database/databases.ts';
import type { Till } from '#test/server/setup/till/till.ts';

/** What other server processes over the till's database would be: the same parts, jobs of their own. */
export const serversOver = (
  till: Till,
  count: number,
  db: Kysely<Tables> = till.db,
): readonly ShopCore[] =>
  Array.from({ length: count }, () => makeShopCore({ ...till.core.parts, db, exclusive: false }));

/** Their rounds at once, with everything that was started beside. */
export const roundsAtOnce = async (servers: readonly ShopCore[]): Promise<void> => {
  await Promise.all(servers.map((server) => server.round()));
  await Promise.all(servers.map((server) => server.idle()));
};

/** A pool of its own on the same database, where there can be one: the embedded has one owner. */
export const ownPool = async ({ url, db }: TestDatabase) =>
  url === undefined ? { db, close: async () => undefined } : openDatabase({ url });
