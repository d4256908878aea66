import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#server/data/database/migrate.ts';
import { createDatabase, dropDatabase } from '#test/server/setup/database/databases.ts';
import {
  type ForgetfulDatabase,
  openForgetful,
} from '#test/server/setup/database/forgetful-database.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, type Purchase, placedIn, type Till } from '#test/server/setup/till/till.ts';

const server = process.env['TEST_DATABASE_URL'];
const suite = server === undefined ? describe.skip : describe;
const why = server === undefined ? ' (skipped: TEST_DATABASE_URL is not set)' : '';

/** More statements than a submission makes; the loop ends with the first that none was lost at. */
const most = 200;

suite(`a submission whose database answer is lost, whichever it is${why}`, {
  timeout: 600_000,
}, () => {
  let url: string;
  let database: ForgetfulDatabase;
  let till: Till;
  beforeAll(async () => {
    url = await createDatabase(server ?? '');
    database = openForgetful(url);
    await migrate(database.db);
    till = await openTill(database);
  });
  afterAll(async () => {
    await till.close();
    await dropDatabase(server ?? '', url);
  });
  beforeEach(() => till.forget());

  /** Submits once for each statement of a submission, which is lost; tells how many there were. */
  const loseEach = async (
    prepare: (nth: number) => Promise<Purchase>,
    check: (answer: Awaited<ReturnType<Till['submit']>>, nth: number) => Promise<void>,
  ): Promise<number> => {
    for (let nth = 1; nth <= most; nth += 1) {
      const purchase = await prepare(nth);
      database.loseAnswer(nth);
      const answer = await till.submit(purchase);
      const isOver = !database.hasLost();
      database.loseAnswer(0);
      await check(answer, nth);
      await till.core.idle();
      if (isOver) return nth - 1;
    }
    throw new Error(`more than ${most} statements`);
  };

  it('[P-31] [ORDER-10] places one order, paid once, and says so', async () => {
    const stock = await till.stockOf('CHP-0001');
    const losses = await loseEach(
      () => till.prepare(),
      async (answer, nth) => {
        expect([nth, answer.status, placedIn(answer)?.payment]).toEqual([nth, 200, 'PAID']);
      },
    );
    expect(losses).toBeGreaterThan(20);
    // Captures and mails that a lost answer left behind are made up for when their lease is over.
    till.advance(61_000);
    await till.settle();
    const orders = await till.db.selectFrom('orders').select('state').execute();
    expect(orders.map(({ state }) => state)).toEqual(Array(losses + 1).fill('PAID'));
    expect(await till.gateway.ledger('authorization')).toHaveLength(losses + 1);
    expect(await till.gateway.ledger('capture')).toHaveLength(losses + 1);
    expect(await till.stockOf('CHP-0001')).toBe(stock - 2 * (losses + 1));
    const open = await till.db
      .selectFrom('idempotency')
      .select('order_id')
      .where('state', '=', 'IN_PROGRESS')
      .execute();
    expect(open).toEqual([]);
  });

  it('[P-22] [P-31] goes on with an order whose bank was answered, and says that it is paid', async () => {
    const answered = async (): Promise<Purchase> => {
      const purchase = await till.prepare('3ds-challenge-ok');
      const [question] = (await till.submit(purchase)).body.data;
      await till.gateway.call('/challenge/answer', {
        method: 'POST',
        body: new URLSearchParams({
          access: String(question?.['accessToken']),
          code: '1234',
        }).toString(),
      });
      return purchase;
    };
    const losses = await loseEach(answered, async (answer, nth) => {
      expect([nth, answer.status, placedIn(answer)?.payment]).toEqual([nth, 200, 'PAID']);
      await till.db.deleteFrom('attempts').execute();
    });
    expect(losses).toBeGreaterThan(15);
    expect(await till.gateway.ledger('authorization')).toHaveLength(losses + 1);
  });

  it('[P-31] [COUPON-01] places one with a coupon that is good once for a customer', async () => {
    const withCoupon = (nth: number): Promise<Purchase> =>
      till.prepare('visa-ok', draftOf({ couponName: 'ONCE', email: `ada${nth}@example.com` }));
    await loseEach(withCoupon, async (answer, nth) => {
      expect([nth, answer.status, placedIn(answer)?.payment]).toEqual([nth, 200, 'PAID']);
      await till.db.deleteFrom('attempts').execute();
    });
  });

  it.each([
    ['visa-funds', 'CARD_DECLINED'],
    ['3ds-challenge-ok', 'PAYMENT_ACTION_REQUIRED'],
  ])('[P-31] %s is answered with %s', async (alias, code) => {
    await loseEach(
      () => till.prepare(alias),
      async (answer, nth) => {
        expect([nth, answer.status, answer.body.code]).toEqual([nth, 402, code]);
        // Five declined cards in a quarter of an hour are enough for one shopper (docs/payments.md).
        await till.db.deleteFrom('attempts').execute();
      },
    );
  });
});
