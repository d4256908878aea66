import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giftCode } from '#domain/gift/gift-code.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import {
  askBalance,
  bags,
  balancePath,
  boughtCard,
  holderOf,
} from '#test/server/setup/till/gift-cards.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('the code of a spent gift card', (open) => {
  let till: Till;
  const log: string[] = [];
  const codes: string[] = [];
  const answers: unknown[] = [];
  beforeAll(async () => {
    till = await openTill(await open(), { log });
    codes.push(await boughtCard(till, 700), await boughtCard(till, 300));
    const told = async (asked: Promise<{ readonly body: unknown }>) =>
      answers.push((await asked).body);
    const [code = ''] = codes;
    // Right, wrong, unreadable, and in places where no code belongs.
    for (const typed of [code, code.toLowerCase(), code.slice(3), `${code}X`, `${code}\u0000`]) {
      await told(askBalance(till, typed));
    }
    await told(till.shop.post(balancePath, { code: [code] }));
    await told(till.shop.post(balancePath, { code: code.repeat(9) }));
    await told(till.shop.get(`${balancePath}/${code}`));
    const held = await holderOf(till, codes);
    const draft = draftOf({ products: bags(), ...held });
    await told(till.validate({ ...draft, giftCards: [code] }));
    await told(till.validate({ ...draft, couponName: code }));
    await till.gateway.fault({
      operation: 'authorization',
      mode: 'timeoutAfterCommit',
      delayMs: 0,
    });
    const purchase = await till.prepare('visa-ok', draft);
    const answer = await till.submit(purchase);
    answers.push(answer.body);
    till.advance(120_000);
    await till.settle();
    const { orderId } = placedIn(answer);
    await told(till.lookUp(orderId));
  });
  afterAll(() => till.close());

  /** In any writing: as mailed, without dashes, without GC, in small letters. */
  const leaksIn = (text: string): readonly string[] => {
    const bare = text.toUpperCase().replaceAll(/[\s-]/g, '');
    return codes.filter((code) => bare.includes(giftCode(code).slice(3).replaceAll('-', '')));
  };

  it('[P-51] is in no table of the database', async () => {
    const texts = [];
    for (const { name } of await till.db.introspection.getTables()) {
      const { rows } = await sql<{ text: string }>`
        select to_jsonb(t)::text as text from ${sql.table(name)} t
      `.execute(till.db);
      texts.push(...rows.map(({ text }) => text));
    }
    expect(texts.length).toBeGreaterThan(50);
    expect(leaksIn(texts.join('\n'))).toEqual([]);
  });

  it('[P-51] is in no line of the log, no report and no mail but its own', () => {
    expect(log.length).toBeGreaterThan(10);
    expect(leaksIn(log.join(''))).toEqual([]);
    expect(leaksIn(JSON.stringify([till.reports, till.mails]))).toEqual([]);
  });

  it('[P-51] is in no answer, and in nothing the gateway was asked', async () => {
    // A coupon’s refusal says which code was refused.
    const others = answers.filter((body) => !JSON.stringify(body).includes('couponName'));
    expect(others.length).toBe(answers.length - 1);
    expect(leaksIn(JSON.stringify(others))).toEqual([]);
    expect(leaksIn(JSON.stringify(await till.gateway.ledger('authorization')))).toEqual([]);
  });

  it('can fail: a planted code is found however it is written', () => {
    const [code = ''] = codes;
    for (const planted of [code, code.toLowerCase(), code.slice(3).replaceAll('-', '')]) {
      expect(leaksIn(`x ${planted} x`)).toEqual([code]);
    }
  });
});
