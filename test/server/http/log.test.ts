import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/data/database/database.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop, testConfig } from '#test/server/setup/shops.ts';

describe('errors in the log', () => {
  let database: Database;
  let shop: TestShop;
  const lines: string[] = [];
  beforeAll(async () => {
    database = await openInMemory();
    shop = await startTestShop({
      database,
      config: testConfig({ logLevel: 'info' }),
      logTarget: { write: (line) => lines.push(line) },
    });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });
  const lineAbout = (facts: Readonly<Record<string, unknown>>): string => {
    lines.length = 0;
    shop.report(facts);
    return lines.join('');
  };

  it('say what went wrong in a job, under whatever name they come', () => {
    for (const name of ['err', 'error']) {
      const line = lineAbout({ event: 'healing-failed', [name]: new TypeError('no such state') });
      expect(line).toContain('TypeError');
      expect(line).toContain('no such state');
      expect(line).toContain('log.test.ts');
    }
  });

  it('[P-51] name the database’s code and constraint, and nothing of the row', async () => {
    const broken = sql`
      insert into orders (order_id, reference, actor_hash, state, quote_id, location_number,
        language, email_key, contact, shipping, billing, sub_total, discount, shipping_charge,
        tax, total_amount, placed_at, updated_at)
      values ('CC-1', 'R', 'a', 'PLACING', 'q', '100', 'en-us', ${'ada@shopper.example'},
        ${'{"phone":"9725550123"}'}, '{}', '{}', 1, 0, 0, 0, 2, now(), now())
    `.execute(database.db);
    const error = await broken.then(
      () => undefined,
      (cause: unknown) => cause,
    );
    expect(error).toBeInstanceOf(Error);
    for (const name of ['err', 'error']) {
      const line = lineAbout({ event: 'task-failed', [name]: error });
      expect(line).toContain('23514');
      expect(line).toContain('orders_check');
      expect(line).not.toMatch(/ada@shopper|9725550123/);
    }
  });
});
