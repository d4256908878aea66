import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { usualLimits } from '#server/base/limits/usual-limits.ts';
import { countCall } from '#server/data/limits/call-counts.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const limits = {
  quotesOfActor: { ...usualLimits.quotesOfActor, most: 3 },
  quotesOfAddress: { ...usualLimits.quotesOfAddress, most: 8 },
  ordersOfActor: { ...usualLimits.ordersOfActor, most: 2 },
};

describeOnBothDatabases('limits on calls that cost something', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open(), { limits, auditDays: 30 });
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());
  const count = async (table: 'quotes' | 'audit_entries'): Promise<number> =>
    (await till.db.selectFrom(table).selectAll().execute()).length;

  it('quotes: so many a minute for a shopper, and no row is written beyond', async () => {
    const draft = draftOf();
    const before = await count('quotes');
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await till.validate(draft)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await count('quotes')).toBe(before + 3);
    const refused = await till.validate(draft);
    expect(refused.body.code).toBe('TOO_MANY_ATTEMPTS');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    till.advance(wait * 1000);
    expect((await till.validate(draft)).status).toBe(200);
  });

  it('quotes: so many a minute for an address, whatever names it gives itself', async () => {
    const answers = [];
    for (let turn = 0; turn < 9; turn += 1) answers.push(await till.validate(draftOf()));
    expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill(200), 429]);
  });

  it('orders: so many a minute for a shopper, before anything else is looked at', async () => {
    const purchase = await till.prepare();
    await till.submit(purchase);
    expect(placedIn(await till.submit(purchase)).payment).toBe('PAID');
    expect((await till.submit(purchase)).status).toBe(429);
  });

  it('many at once, from any number of servers, are counted together', async () => {
    const limit = { bucket: 'test', most: 5, windowMs: minute };
    const now = till.clock.now();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => countCall(till.db, limit, 'somebody', now)),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it('quotes and counts are forgotten soon, audit entries after the configured days', async () => {
    await till.validate(draftOf());
    await till.submit({ ...(await till.prepare()), token: 'no.good.token' });
    expect(await count('audit_entries')).toBe(1);
    till.advance(3 * 60 * minute);
    await till.settle();
    expect(await count('quotes')).toBe(0);
    till.advance(29 * day);
    await till.settle();
    expect(await count('audit_entries')).toBe(1);
    expect(await till.db.selectFrom('call_counts').selectAll().execute()).toEqual([]);
    till.advance(day);
    await till.settle();
    expect(await count('audit_entries')).toBe(0);
  });
});
