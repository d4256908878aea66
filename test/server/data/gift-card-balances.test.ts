import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giftCardBalancesMigration } from '#server/data/migrations/0021-0040/0022-gift-card-balances.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { askBalance, boughtCard } from '#test/server/setup/till/gift-cards.ts';
import { openTill, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('gift cards of before they could be spent', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  it('are worth what they were sold for', async () => {
    const code = await boughtCard(till, 2500);
    // The schema of before.
    for (const statement of [
      'drop table gift_card_refs',
      'drop table gift_card_uses',
      'alter table gift_cards drop column balance, drop column spent',
      'alter table quotes drop column gift_cards',
      'alter table quotes drop column amount_due',
    ]) {
      await sql.raw(statement).execute(till.db);
    }
    await giftCardBalancesMigration.up(till.db);
    expect((await askBalance(till, code)).body.data).toEqual([
      { last4: code.slice(-4), balance: 25 },
    ]);
    // As a process of before does, which still runs during an upgrade.
    await sql`insert into gift_cards
      (gift_card_id, order_id, line_item_number, unit, code, code_hash, amount, issued_at)
      select 'of-before', order_id, line_item_number, unit + 1, null, 'hash', 700, issued_at
      from gift_cards`.execute(till.db);
    const issued = await till.db.selectFrom('gift_cards').select('balance').execute();
    expect(issued.map(({ balance }) => balance).sort()).toEqual([2500, 700]);
    const overdrawn = till.db.updateTable('gift_cards').set({ spent: 2501 }).execute();
    await expect(overdrawn).rejects.toThrow(/gift_cards_balance_check/);
  });
});
