import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/data/database/database.ts';
import { migrate } from '#server/data/database/migrate.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';
import { createDatabase, dropDatabase } from '#test/server/setup/database/databases.ts';
import { layMigrated } from '#test/server/setup/database/migrated-copy.ts';
import type { Answer } from '#test/server/setup/shops.ts';
import { openTill, placedIn, shopperOf } from '#test/server/setup/till/till.ts';
import { tillCatalog } from '#test/server/setup/till/till-catalog.ts';

const postgres = process.env['TEST_DATABASE_URL'];

/** The shop in a child, with the ways a shopper talks to it. */
const startShop = async (database: string, gateway: GatewayUnderTest) => {
  const script = new URL('killed-shop.ts', import.meta.url).pathname;
  const child: ChildProcess = spawn(process.execPath, [script, database, gateway.gateway.origin], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('the child has no output');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const line = async (): Promise<string> => String((await lines.next()).value);
  const port = await line();
  const post = async (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer['body'],
    };
  };
  const kill = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { ...shopperOf({ post }, gateway), line, kill };
};

const kinds = [
  { name: 'PGlite', url: undefined, missing: undefined },
  {
    name: 'PostgreSQL',
    url: postgres,
    missing: postgres === undefined ? 'TEST_DATABASE_URL is not set' : undefined,
  },
];

for (const { name, url: server, missing } of kinds) {
  const title = `a shop killed between approval and commit, on ${name}`;
  const suite = missing === undefined ? describe : describe.skip;
  // Starts three databases and a process: slow on a busy machine.
  suite(missing === undefined ? title : `${title} (skipped: ${missing})`, () => {
    let folder: string;
    let place: string;
    let gateway: GatewayUnderTest;
    const reopen = (): Promise<Database> =>
      openDatabase(server === undefined ? { dataDir: place } : { url: place });

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'killed-shop-'));
      place = server === undefined ? join(folder, 'data') : await createDatabase(server);
      gateway = await gatewayUnderTest({ clock: Date.now });
      if (server === undefined) await layMigrated(place);
      const database = await reopen();
      await migrate(database.db);
      await loadCatalog(database.db, tillCatalog());
      await database.close();
    });
    afterEach(async () => {
      await gateway.stop();
      if (server !== undefined) await dropDatabase(server, place);
      await rm(folder, { recursive: true, force: true });
    });

    it('[P-31] has the order once after the restart, paid once, with its mail', async () => {
      const before = await startShop(place, gateway);
      const purchase = await before.prepare();
      const cut = before.submit(purchase).catch(() => 'no answer');
      const orderId = (await before.line()).replace('approved ', '');
      await before.kill();
      expect(await cut).toBe('no answer');
      expect(await gateway.ledger('authorization')).toHaveLength(1);

      // The embedded database has one owner at a time; a shared one waits for the lease to lapse.
      const isEmbedded = server === undefined;
      const time = Date.now() + (isEmbedded ? 0 : 61_000);
      const after = await openTill(await reopen(), {
        reopened: { gateway, time },
        exclusive: isEmbedded,
      });
      await after.core.takeOver();
      after.core.start(3_600_000);
      await after.settle();

      const orders = await after.db.selectFrom('orders').select(['order_id', 'state']).execute();
      expect(orders).toEqual([{ order_id: orderId, state: 'PAID' }]);
      expect(await gateway.ledger('authorization')).toHaveLength(1);
      expect(await gateway.ledger('capture')).toHaveLength(1);
      expect(await after.stockOf('CHP-0001')).toBe(998);
      expect(after.mails.map(({ to }) => to)).toEqual(['ada@example.com']);

      const again = await after.submit(purchase);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(placedIn(again)).toMatchObject({ orderId, payment: 'PAID' });
      await after.close();
    });

    it('[P-31] a shopper who asks again before the healing gets the same order', async () => {
      const before = await startShop(place, gateway);
      const purchase = await before.prepare();
      const cut = before.submit(purchase).catch(() => 'no answer');
      const orderId = (await before.line()).replace('approved ', '');
      await before.kill();
      await cut;

      const reopened = { gateway, time: Date.now() + 61_000 };
      const after = await openTill(await reopen(), { reopened });
      const again = await after.submit(purchase);
      expect(placedIn(again)).toMatchObject({ orderId, payment: 'PAID' });
      await after.settle();
      expect(await gateway.ledger('authorization')).toHaveLength(1);
      expect(await gateway.ledger('capture')).toHaveLength(1);
      await after.close();
    });
  });
}
