import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giftCodeProblem } from '#domain/gift/gift-code.ts';
import { importGiftCards } from '#server/admin/gift/import-gift-cards.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { findGiftCard } from '#server/data/gift/gift-card-refs.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';

const at = new Date('2026-11-26T12:00:00Z');
const old = 'GC-7K3M-9QWX-2HTB-4RPZ';

describeOnBothDatabases('a file of gift cards', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.deleteFrom('gift_cards').execute());
  const take = (csv: string, write = true) => importGiftCards(database.db, csv, { write, at });

  it('gives out cards that can be spent, with codes of before or new ones, and stores no code', async () => {
    const done = await take('code,amount\n7k3m 9qwx 2htb 4rpz,25\n,$10.50\n,10.50\n');
    if (!done.ok) throw new Error(JSON.stringify(done.problems));
    const [known, first, second] = done.value;
    expect(known).toEqual({ code: old, cents: 2500 });
    expect(first?.code).not.toBe(second?.code);
    for (const { code, cents } of done.value) {
      expect(giftCodeProblem(code)).toBeUndefined();
      expect(await findGiftCard(database.db, fingerprint(code))).toMatchObject({ balance: cents });
    }
    const rows = await database.db.selectFrom('gift_cards').selectAll().execute();
    for (const { code, order_id: orderId } of rows) expect([code, orderId]).toEqual([null, null]);
  });

  it('counts no file twice, and says each mistake with its line but never a code', async () => {
    expect((await take(`code,amount\n${old},25\n`)).ok).toBe(true);
    const again = await take(
      `code,amount\n${old},25\nGC-1,5\n,0\n,\n,1000.01\nGC-8888-8888-8888-8888,5\nGC-8888-8888-8888-8888,5\n`,
    );
    expect(again.ok ? [] : again.problems.map(({ line, text }) => `${line} ${text}`)).toEqual([
      '2 a card with this code is there already',
      '3 code must be 16 letters and digits such as GC-7K3M-9QWX-2HTB-4RPZ',
      '4 amount must be dollars from 0.01 to 1000',
      '5 amount must be dollars from 0.01 to 1000',
      '6 amount must be dollars from 0.01 to 1000',
      '8 the code is there twice',
    ]);
    const rows = await database.db.selectFrom('gift_cards').select('amount').execute();
    expect(rows).toEqual([{ amount: 2500 }]);
    expect((await take('amount\n5\n', false)).ok).toBe(true);
    expect(await database.db.selectFrom('gift_cards').select('amount').execute()).toEqual(rows);
  });
});
