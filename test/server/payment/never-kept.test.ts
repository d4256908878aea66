import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, paths, placedIn, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('what is never kept', (open) => {
  let till: Till;
  const log: string[] = [];
  const secrets: string[] = [];
  beforeAll(async () => {
    till = await openTill(await open(), { log });
    for (const alias of ['visa-ok', 'visa-avs-failed', 'visa-declined']) {
      const purchase = await till.prepare(alias);
      const { captureContext } = purchase.session;
      secrets.push(purchase.key, purchase.draft.tempUserID, purchase.token, captureContext);
      const answer = await till.submit(purchase);
      if (answer.status === 200) {
        const { orderId } = placedIn(answer);
        await till.lookUp(orderId);
      }
      // A token in the wrong place, and a body that makes the server fail to read it.
      const wrong = { quoteId: purchase.token, draft: draftOf(), payment: purchase.token };
      await till.shop.post(paths.submit, wrong, { 'idempotency-key': randomUUID() });
    }
    await till.gateway.fault({ operation: 'authorization', mode: 'http502' });
    await till.submit(await till.prepare('amex-ok'));
    till.advance(120_000);
    await till.settle();
  });
  afterAll(() => till.close());

  const numbers = publishedTestCards.map(({ number }) => number);
  const compactToken = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;

  const leaksIn = (text: string): readonly string[] => [
    ...numbers.filter((number) => text.includes(number)),
    ...secrets.filter((secret) => text.includes(secret)),
    ...(compactToken.exec(text) ?? []),
  ];

  it('[P-51] [PAY-10] no card number, token, context, key or shopper secret in any table', async () => {
    const tables = await till.db.introspection.getTables();
    const names = tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['payments', 'idempotency', 'audit_entries']));
    const texts = [];
    for (const name of names) {
      const { rows } = await sql<{ text: string }>`
        select to_jsonb(t)::text as text from ${sql.table(name)} t
      `.execute(till.db);
      texts.push(...rows.map(({ text }) => text));
    }
    expect(texts.length).toBeGreaterThan(50);
    expect(leaksIn(texts.join('\n'))).toEqual([]);
  });

  it('[P-51] none in the log, and no name, e-mail or address either', () => {
    const text = log.join('');
    expect(log.length).toBeGreaterThan(10);
    expect(leaksIn(text)).toEqual([]);
    for (const personal of ['ada@example.com', 'Lovelace', '100 Main St', '2145550123']) {
      expect(text).not.toContain(personal);
    }
  });

  it('[P-51] none in what the money side reports, or in the mails', () => {
    expect(leaksIn(JSON.stringify([till.reports, till.mails]))).toEqual([]);
  });

  it('can fail: a planted token, number and key are found', () => {
    expect(leaksIn(`x${numbers[0]}x`)).toHaveLength(1);
    expect(leaksIn(secrets.join(' ')).length).toBeGreaterThanOrEqual(secrets.length);
  });
});
