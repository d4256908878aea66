import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operatorHeader } from '#adapters/http/wire/operator.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const operatorKey = 'the key of an operator, long enough';

describeOnBothDatabases('a settlement that the database ends for another one', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open(), { operatorKey });
    // A sequence goes on where a transaction is rolled back.
    await sql`create sequence given_up`.execute(till.db);
    await sql`create function give_up() returns trigger language plpgsql as $$
      begin
        if nextval('given_up') <= 2 then raise sqlstate '40P01'; end if;
        return new;
      end $$`.execute(till.db);
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  /** The first two transactions that move an order or its payment to this state end as in a deadlock. */
  const givenUpAt = async (
    table: 'orders' | 'payments',
    state: string,
    work: () => Promise<void>,
  ) => {
    await sql`alter sequence given_up restart`.execute(till.db);
    await sql`create trigger gives_up before update on ${sql.table(table)} for each row
      when (new.state = ${sql.lit(state)} and old.state <> new.state)
      execute function give_up()`.execute(till.db);
    await work().finally(() => sql`drop trigger gives_up on ${sql.table(table)}`.execute(till.db));
    const { rows } = await sql<{ last_value: string }>`select last_value from given_up`.execute(
      till.db,
    );
    expect(Number(rows[0]?.last_value)).toBe(3);
  };
  const states = async () => {
    const rows = await till.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .select(['orders.state as order', 'payments.state as payment'])
      .execute();
    return rows.map(({ order, payment }) => [order, payment]);
  };

  it('[P-31] is done again: the shopper is answered, and the order is paid once', async () => {
    const purchase = await till.prepare();
    await givenUpAt('payments', 'AUTHORIZED', async () => {
      expect(placedIn(await till.submit(purchase)).payment).toBe('PAID');
    });
    await till.settle();
    expect(await states()).toEqual([['PAID', 'CAPTURED']]);
    expect(till.mails).toHaveLength(1);
    expect(await till.gateway.ledger('authorization')).toHaveLength(1);
    expect(till.reports).toEqual([]);
  });

  it('[P-31] is done again when a review was rejected at the gateway', async () => {
    await till.gateway.fault({ operation: 'authorization', mode: 'review' });
    await till.submit(await till.prepare());
    await till.settle();
    await till.gateway.call('/sandbox/reviews', {
      method: 'POST',
      body: JSON.stringify({ decision: 'reject' }),
    });
    till.advance(16_000);
    await givenUpAt('orders', 'PAYMENT_FAILED', () => till.settle());
    await till.settle();
    expect(await states()).toEqual([['PAYMENT_FAILED', 'REVERSED']]);
    expect(till.reports).toEqual([]);
  });

  it('[P-52] is done again when the money is back', async () => {
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    await till.settle();
    await givenUpAt('payments', 'REFUNDED', async () => {
      const path = `/operator/orders/${orderId}/cancel`;
      expect((await till.shop.post(path, {}, { [operatorHeader]: operatorKey })).status).toBe(200);
    });
    expect(await states()).toEqual([['REFUNDED', 'REFUNDED']]);
    expect(till.reports).toEqual([]);
  });
});
