import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countHeld, type HeldUnits, type Holder } from '#server/data/order/held-goods.ts';
import { insertOrder } from '#server/data/order/orders.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';

const at = new Date(Date.UTC(2026, 10, 21, 12));
const person = { email: 'ada@example.com', phoneNumber: '2145550123' };
const amounts = { sub_total: 0, discount: 0, shipping_charge: 0, tax: 0, total_amount: 0 };

describeOnBothDatabases('units on hold', (open, kind) => {
  let database: TestDatabase;
  let orders = 0;
  beforeAll(async () => {
    database = await open();
    await sql`insert into accounts (account_id, subject, login, first_name, last_name, email, social,
        by_email, by_sms, opt_in_codes, created_at, updated_at)
      values ('account', 'ada', 'ada', 'Ada', 'Byron', 'ada@example.com', false, false, false,
        '[]', now(), now())`.execute(database.db);
  });
  afterAll(() => database.close());

  /** An order of its own product, so that nothing else keeps two of them apart. */
  const hold = async (changes: Kysely<Tables>, holder: Holder, quantity: number): Promise<void> => {
    orders += 1;
    const order_id = `CC-${orders}`;
    const order = {
      ...amounts,
      order_id,
      reference: order_id,
      actor_hash: holder.actorHash,
      account_id: holder.accountId ?? null,
      state: 'PLACING' as const,
      quote_id: order_id,
      location_number: '100',
      language: 'en-us' as const,
      email_key: person.email,
      contact: JSON.stringify(person),
      shipping: '{}',
      billing: '{}',
      gift_message: null,
      coupon_name: null,
      cart_token: null,
      placed_at: at,
      updated_at: at,
    };
    const line = {
      order_id,
      line_item_number: 1,
      kind: 'product' as const,
      product_id: order_id,
      line_id: order_id,
      name: order_id,
      quantity,
      unit_price: 0,
      total: 0,
      image_path: null,
      size: null,
      pre_order_text: null,
      contents: '[]',
      gift: null,
    };
    await insertOrder(changes, order, [line]);
    await changes
      .insertInto('stock_reservations')
      .values({
        order_id,
        product_id: order_id,
        location_number: '100',
        quantity,
        state: 'HELD',
        address_hash: holder.addressHash,
      })
      .execute();
  };

  /** Somebody of this database waits for a lock that another holds. */
  const somebodyWaits = async (): Promise<void> => {
    const waiting = sql<{ count: string }>`select count(*) from pg_locks
      where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    while (Number((await waiting.execute(database.db)).rows[0]?.count) === 0);
  };

  it.each([
    ['shopper', { actorHash: 'ada' }, 'ofShopper'],
    ['account', { accountId: 'account' }, 'ofShopper'],
    ['address', { addressHash: 'office' }, 'ofAddress'],
  ] as const)(
    'two orders of one %s at once: the second counts the first',
    async (name, shared, of) => {
      const holderOf = (which: string): Holder => ({
        actorHash: `${name} ${which}`,
        addressHash: `${name} ${which}`,
        ...(name === 'account' && { accountId: which }),
        ...shared,
      });
      let finish = (): void => undefined;
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      let begun = (): void => undefined;
      const hasBegun = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const place = (which: string, wait: () => Promise<void>): Promise<HeldUnits> =>
        database.db.transaction().execute(async (changes) => {
          await hold(changes, holderOf(which), 10);
          const counted = await countHeld(changes, holderOf(which));
          begun();
          await wait();
          return counted;
        });
      const first = place('one', () => finished);
      await hasBegun;
      const second = place('two', async () => undefined);
      // The embedded database has one connection: there the second has not even begun.
      await (kind === 'pglite' ? undefined : Promise.race([second, somebodyWaits()]));
      finish();
      expect((await first)[of]).toBe(10);
      expect((await second)[of]).toBe(20);
    },
  );

  it('are only those still held', async () => {
    const holder = { actorHash: 'eva', addressHash: 'home' };
    await database.db.transaction().execute((changes) => hold(changes, holder, 7));
    const count = () => database.db.transaction().execute((changes) => countHeld(changes, holder));
    expect(await count()).toEqual({ ofShopper: 7, ofAddress: 7 });
    await database.db.updateTable('stock_reservations').set({ state: 'TAKEN' }).execute();
    expect(await count()).toEqual({ ofShopper: 0, ofAddress: 0 });
  });
});
