import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importCoupons } from '#server/admin/coupon/import-coupons.ts';
import { readCoupons } from '#server/data/coupon/coupons.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';

const head = 'code,percent,amount,freeOrder,minimum,ends,mostUses,oncePerCustomer';

describeOnBothDatabases('a file of coupons', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.deleteFrom('coupons').execute());
  const take = (csv: string, write = true) => importCoupons(database.db, csv, write);

  it('adds each kind, and changes one that is known without forgetting its uses', async () => {
    expect(
      await take(
        `${head}\nfall10,10,,,25,2027-01-01T00:00:00-06:00,500,yes\nFIVE,,$5,no,,,,\nFREE-1,,,yes,,,1,\n`,
      ),
    ).toEqual({ ok: true, value: 3 });
    expect(await readCoupons(database.db)).toEqual([
      {
        code: 'FALL10',
        rule: { kind: 'percent', percent: 10 },
        minimum: 2500,
        endsAt: Date.UTC(2027, 0, 1, 6),
        mostUses: 500,
        oncePerCustomer: true,
      },
      { code: 'FIVE', rule: { kind: 'amount', amount: 500 }, minimum: 0, oncePerCustomer: false },
      {
        code: 'FREE-1',
        rule: { kind: 'free-order' },
        minimum: 0,
        mostUses: 1,
        oncePerCustomer: false,
      },
    ]);
    await database.db.updateTable('coupons').set({ uses: 7 }).where('code', '=', 'FIVE').execute();
    expect((await take('code,amount\nFIVE,6\n')).ok).toBe(true);
    const five = await database.db
      .selectFrom('coupons')
      .select(['value', 'uses'])
      .where('code', '=', 'FIVE')
      .executeTakeFirstOrThrow();
    expect(five).toEqual({ value: 600, uses: 7 });
  });

  it('says each mistake with its line and writes nothing', async () => {
    const done = await take(
      `${head}\nTWO,10,5,,,,,\nNONE,,,,,,,\nDAY,10,,,,2027-01-01,,\nBIG,101,,,,,,\n,10,,,,,,\nB@D,10,,,,,,\nOK,10,,,,,,\nok,11,,,,,,\nMOST,10,,,x,,0,maybe\n`,
    );
    expect(done.ok ? [] : done.problems.map(({ line, text }) => `${line} ${text}`)).toEqual([
      '2 exactly one of percent, amount and freeOrder must be given',
      '3 exactly one of percent, amount and freeOrder must be given',
      '4 ends must be a moment such as 2027-01-01T00:00:00-06:00',
      expect.stringMatching(/^5 rule\.percent: /),
      '6 code: must be capital letters, digits and -',
      '7 code: must be capital letters, digits and -',
      '9 "OK" is there twice',
      '10 minimum must be dollars such as 4.29',
      '10 oncePerCustomer must be yes or no',
    ]);
    expect(await readCoupons(database.db)).toEqual([]);
    expect((await take('code,percent\nOK,10\n', false)).ok).toBe(true);
    expect(await readCoupons(database.db)).toEqual([]);
  });
});
