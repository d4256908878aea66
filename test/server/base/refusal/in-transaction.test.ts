import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/base/refusal/in-transaction.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import { keepNewsletterSignup } from '#server/data/notice/newsletter-signups.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';

describeOnBothDatabases('work in one transaction', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const signups = async (): Promise<readonly string[]> => {
    const rows = await database.db.selectFrom('news_signups').select('email').execute();
    return rows.map(({ email }) => email);
  };
  const signUp = (email: string) => ({ email, optInCodes: [], sourceID: 'test' });

  /** The database ends the transaction for this reason. */
  const ended = async (changes: Kysely<Tables>, code: string): Promise<void> => {
    await sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(changes);
  };

  it('leaves nothing of what was refused, and answers the refusal as it was', async () => {
    const refusal = refuse('GOODS_ON_HOLD', { retryAfterSeconds: 7 });
    const answer = await inTransaction(database.db, async (changes) => {
      await keepNewsletterSignup(changes, signUp('refused@example.com'));
      return refusal;
    });
    expect(answer).toBe(refusal);
    expect(await signups()).not.toContain('refused@example.com');
  });

  it('keeps what was done, and answers with it', async () => {
    const answer = await inTransaction(database.db, async (changes) => {
      await keepNewsletterSignup(changes, signUp('kept@example.com'));
      return { done: true };
    });
    expect(answer).toEqual({ done: true });
    expect(await signups()).toContain('kept@example.com');
  });

  it.each(['40P01', '40001'])('does again what the database ended with %s', async (code) => {
    let tries = 0;
    const answer = await inTransaction(database.db, async (changes) => {
      tries += 1;
      await keepNewsletterSignup(changes, signUp(`${code}-${tries}@example.com`));
      if (tries < 3) await ended(changes, code);
      return { tries };
    });
    expect(answer).toEqual({ tries: 3 });
    expect((await signups()).filter((email) => email.startsWith(code))).toEqual([
      `${code}-3@example.com`,
    ]);
  });

  it('gives up after the third time, and at once for any other reason', async () => {
    for (const [code, most] of [
      ['40P01', 3],
      ['23505', 1],
    ] as const) {
      let tries = 0;
      const work = inTransaction(database.db, async (changes) => {
        tries += 1;
        return ended(changes, code);
      });
      await expect(work).rejects.toMatchObject({ code });
      expect(tries).toBe(most);
    }
  });

  it('leaves nothing of what failed, and fails as it did', async () => {
    const failing = inTransaction(database.db, async (changes) => {
      await keepNewsletterSignup(changes, signUp('failed@example.com'));
      throw new Error('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(await signups()).not.toContain('failed@example.com');
  });
});
