import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/data/database/database.ts';
import { migrate } from '#server/data/database/migrate.ts';
import { endConnections } from '#test/attacks/kills/scenes.ts';
import { createDatabase } from '#test/server/setup/database/databases.ts';
import {
  clusterMissing,
  type PostgresCluster,
  startCluster,
} from '#test/server/setup/database/postgres-cluster.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const suite = clusterMissing === undefined ? describe : describe.skip;
const why = clusterMissing === undefined ? '' : ` (skipped: ${clusterMissing})`;
const generous = { timeout: 90_000, interval: 100 };

suite(`a PostgreSQL server that goes away${why}`, { timeout: 300_000 }, () => {
  let cluster: PostgresCluster;
  let till: Till;
  let url: string;
  beforeAll(async () => {
    cluster = await startCluster();
    url = await createDatabase(cluster.url);
    const database = await openDatabase({ url });
    await migrate(database.db);
    till = await openTill(database);
  });
  afterAll(async () => {
    await till.close();
    await cluster.remove();
  });

  const readiness = async () => (await till.shop.get('/readyz')).status;
  const homeBanners = '/v3/dopservice/b2c/home/bannerlist';

  it('answers in the words of the shopper, is not ready, and is itself again afterwards', async () => {
    const purchase = await till.prepare();
    expect(await readiness()).toBe(200);
    await cluster.stop();
    const [read, submitted, saved] = await Promise.all([
      till.shop.get(homeBanners),
      till.submit(purchase),
      till.validate(purchase.draft),
    ]);
    for (const answer of [read, submitted, saved]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'SHOP_UNAVAILABLE']);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(answer.body.messages).toEqual({
        'en-us': 'The shop is not available right now. Please try again shortly.',
        es: 'La tienda no está disponible en este momento. Inténtalo de nuevo en breve.',
      });
    }
    expect(await readiness()).toBe(503);
    await cluster.start();
    await vi.waitFor(async () => expect(await readiness()).toBe(200), generous);
    const placed = await till.submit(purchase);
    expect(placedIn(placed).payment).toBe('PAID');
    await till.settle();
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
  });

  it('repeats reads and keyed submissions whose connections are ended', async () => {
    for (let round = 0; round < 10; round += 1) {
      const purchase = await till.prepare();
      const [read, submitted] = await Promise.all([
        till.shop.get(homeBanners),
        till.submit(purchase),
        endConnections(cluster.url, url),
      ]);
      expect(read.status).toBe(200);
      expect(placedIn(submitted).payment).toBe('PAID');
    }
    await till.settle();
    const paid = await till.db.selectFrom('orders').select('order_id').execute();
    expect(await till.gateway.ledger('authorization')).toHaveLength(paid.length);
  });

  it('is not ready for a server that takes no writes, and leaves it when there is another', async () => {
    const admin = await openDatabase({ url: cluster.url });
    const name = new URL(url).pathname.slice(1);
    const setReadOnly = (value: 'on' | 'off') =>
      sql
        .raw(`alter database ${name} set default_transaction_read_only = ${value}`)
        .execute(admin.db);
    const countOrders = () => till.db.selectFrom('orders').select('order_id').execute();
    try {
      await setReadOnly('on');
      await endConnections(cluster.url, url);
      // Reads work again, so what is missing can only be the writing.
      await vi.waitFor(countOrders, generous);
      expect(await readiness()).toBe(503);
      // The connections stay those of the former primary until somebody leaves them.
      await setReadOnly('off');
      await vi.waitFor(async () => expect(await readiness()).toBe(200), generous);
      expect(placedIn(await till.submit(await till.prepare())).payment).toBe('PAID');
    } finally {
      await admin.close();
    }
  });
});
