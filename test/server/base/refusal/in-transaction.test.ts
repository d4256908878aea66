import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/base/refusal/in-transaction.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import { keepNewsSignup } from '#server/data/notice/news-signups.ts';
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

  it('leaves nothing of what was refused, and answers the refusal as it was', async () => {
    const refusal = refuse('GOODS_ON_HOLD', { retryAfterSeconds: 7 });
    const answer = await inTransaction(database.db, async (changes) => {
      await keepNewsSignup(changes, signUp('refused@example.com'));
      return refusal;
    });
    expect(answer).toBe(refusal);
    expect(await signups()).not.toContain('refused@example.com');
  });

  it('keeps what was done, and answers with it', async () => {
    const answer = await inTransaction(database.db, async (changes) => {
      await keepNewsSignup(changes, signUp('kept@example.com'));
      return { done: true };
    });
    expect(answer).toEqual({ done: true });
    expect(await signups()).toContain('kept@example.com');
  });

  it('leaves nothing of what failed, and fails as it did', async () => {
    const failing = inTransaction(database.db, async (changes) => {
      await keepNewsSignup(changes, signUp('failed@example.com'));
      throw new Error('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(await signups()).not.toContain('failed@example.com');
  });
});
