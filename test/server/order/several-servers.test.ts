import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/data/database/database.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('two servers over one database', (open) => {
  let one: Till;
  let two: Till;
  beforeAll(async () => {
    const database = await open();
    one = await openTill(database);
    const { url } = database;
    // PostgreSQL gets a second pool; the embedded database has one owner, so they share it.
    const shared = { ...database, close: async () => undefined };
    two = await openTill(url === undefined ? shared : await openDatabase({ url }), {
      reopened: { gateway: one.gateway, time: one.clock.now() },
    });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  it('[P-23] [ORDER-10] the same submission to both is one order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = (await one.gateway.ledger('authorization')).length;
      const purchase = await one.prepare();
      const answers = await Promise.all([one.submit(purchase), two.submit(purchase)]);
      const placed = answers.filter(({ status }) => status === 200).map(placedIn);
      expect(placed.length).toBeGreaterThan(0);
      const again = placedIn(await two.submit(purchase));
      for (const order of placed) expect(order).toEqual(again);
      expect(await one.gateway.ledger('authorization')).toHaveLength(before + 1);
    }
  });

  it('[P-17] one token sent to both pays once', async () => {
    const purchase = await one.prepare();
    const answers = await Promise.all(
      [one, two, one, two].map((till) => till.submit({ ...purchase, key: randomUUID() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[P-30] the last of several products is sold once, whoever asks in which order', async () => {
    const stock = 5;
    await one.setStock('CHP-0001', stock);
    await one.setStock('CHP-0002', stock);
    const bag = (productId: string, unitPrice: number) => ({ productId, quantity: 1, unitPrice });
    const bags = [bag('CHP-0001', 4.29), bag('CHP-0002', 3.5)];
    const purchases = [];
    for (let index = 0; index < 8; index += 1) {
      const products = index % 2 === 0 ? bags : bags.toReversed();
      purchases.push(await one.prepare('visa-ok', draftOf({ products })));
    }
    const answers = await Promise.all(
      purchases.map((purchase, index) => (index % 2 === 0 ? one : two).submit(purchase)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(stock);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8 - stock);
    expect([await one.stockOf('CHP-0001'), await one.stockOf('CHP-0002')]).toEqual([0, 0]);
  });

  it('heal and mail each order once between them', async () => {
    await Promise.all([one.settle(), two.settle()]);
    await Promise.all([one.settle(), two.settle()]);
    const paid = await one.db
      .selectFrom('orders')
      .select('order_id')
      .where('state', '=', 'PAID')
      .execute();
    expect(await one.gateway.ledger('capture')).toHaveLength(paid.length);
    expect(one.mails.length + two.mails.length).toBe(paid.length);
  });
});
