import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { operatorHeader } from '#adapters/http/wire/operator.ts';
import { type Database, openDatabase } from '#server/data/database/database.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { bags, cardForSale } from '#test/server/setup/till/gift-cards.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';

describeOnBothDatabases('an order that is given back while others are placed', (open, kind) => {
  let till: Till;
  let other: Database;
  beforeAll(async () => {
    const database = await open();
    till = await openTill(database, { operatorKey });
    const { url } = database;
    other =
      url === undefined ? { ...database, close: async () => {} } : await openDatabase({ url });
  });
  afterAll(async () => {
    await other.close();
    await till.close();
  });
  beforeEach(() => till.forget());

  const bought = async (): Promise<{ readonly orderId: string; readonly card: string }> => {
    const draft = draftOf({ products: [...bags(), cardForSale], couponName: 'TEN' });
    const { orderId } = placedIn(await till.submit(await till.prepare('visa-ok', draft)));
    await till.settle();
    const { gift_card_id: card } = await till.db
      .selectFrom('gift_cards')
      .select('gift_card_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    return { orderId, card };
  };
  const cancel = (orderId: string) =>
    till.shop.post(`/operator/orders/${orderId}/cancel`, {}, { [operatorHeader]: operatorKey });
  /** Until a transaction of this database waits for another one. */
  const somebodyWaits = () =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(till.db);
        expect(rows).not.toEqual([]);
      },
      { timeout: 90_000, interval: 20 },
    );
  /** What the cancelling waits for, and what it must not hold by then. */
  const cancelBehind = (
    orderId: string,
    { held, free }: { readonly held: ReturnType<typeof sql>; readonly free: string },
  ) =>
    other.db.transaction().execute(async (changes) => {
      await held.execute(changes);
      const cancelling = cancel(orderId);
      await somebodyWaits();
      await sql`select 1 from gift_cards where gift_card_id = ${free} for update nowait`.execute(
        changes,
      );
      return { cancelling };
    });

  // One connection has no other transaction to wait for.
  const onServer = it.skipIf(kind === 'pglite');

  onServer('waits for its coupon before it holds a gift card, as placing does', async () => {
    const { orderId, card } = await bought();
    const held = sql`select 1 from coupons where code = 'TEN' for update`;
    const { cancelling } = await cancelBehind(orderId, { held, free: card });
    expect((await cancelling).status).toBe(200);
  });

  onServer('locks the cards it sold and those that paid it in one order', async () => {
    const [first, second] = (await Promise.all([bought(), bought()])).sort((one, two) =>
      one.card < two.card ? -1 : 1,
    );
    if (first === undefined || second === undefined) throw new Error('two orders');
    // The card with the lower id paid the other order.
    const use = { gift_card_id: first.card, position: 1, last4: 'AAAA', amount: 100 };
    await till.db
      .insertInto('gift_card_uses')
      .values({ ...use, order_id: second.orderId, state: 'TAKEN', at: new Date(till.clock.now()) })
      .execute();
    await till.db
      .updateTable('gift_cards')
      .set({ spent: 100 })
      .where('gift_card_id', '=', first.card)
      .execute();
    const held = sql`select 1 from gift_cards where gift_card_id = ${first.card} for update`;
    const { cancelling } = await cancelBehind(second.orderId, { held, free: second.card });
    expect((await cancelling).status).toBe(200);
  });
});
