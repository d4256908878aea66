import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayAttempt, recordAttempt, takeAttempt } from '#server/data/commerce/attempts.ts';
import { describeOnBothDatabases, type TestDatabase } from '#test/server/databases.ts';

const limit = { bucket: 'test', most: 3, windowMs: 1000 };

describeOnBothDatabases('limited attempts', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  let subjects = 0;
  const subject = (): string => {
    subjects += 1;
    return `subject-${subjects}`;
  };

  it('never allow more than the limit in any window, and always as many after a pause', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 700 }), { maxLength: 12 }), async (gaps) => {
        const who = subject();
        const taken: number[] = [];
        let now = 10_000;
        for (const gap of gaps) {
          now += gap;
          const inWindow = taken.filter((at) => at > now - limit.windowMs).length;
          const allowance = await takeAttempt(database.db, limit, who, now);
          expect(allowance.allowed).toBe(inWindow < limit.most);
          if (allowance.allowed) taken.push(now);
          else {
            const later = now + allowance.waitMs;
            expect((await mayAttempt(database.db, limit, who, later)).allowed).toBe(true);
            expect((await mayAttempt(database.db, limit, who, later - 1)).allowed).toBe(false);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('count right when many come at once', async () => {
    const who = subject();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => takeAttempt(database.db, limit, who, 5000)),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it('that are recorded count beyond the limit too, and not for others', async () => {
    const who = subject();
    for (let count = 0; count < 5; count += 1) await recordAttempt(database.db, limit, who, 5000);
    expect(await mayAttempt(database.db, limit, who, 5999)).toEqual({ allowed: false, waitMs: 1 });
    expect(await mayAttempt(database.db, limit, who, 6000)).toEqual({ allowed: true });
    expect(await mayAttempt(database.db, limit, subject(), 5000)).toEqual({ allowed: true });
    const other = { ...limit, bucket: 'other' };
    expect(await mayAttempt(database.db, other, who, 5000)).toEqual({ allowed: true });
  });
});
