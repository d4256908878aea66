import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pauseOf, returnAttempt, takeAttempt } from '#server/data/limits/attempts.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';

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
            expect(await pauseOf(database.db, limit, who, later)).toBe(0);
            expect(await pauseOf(database.db, limit, who, later - 1)).toBe(1);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('count right when many come at once', async () => {
    const who = subject();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => takeAttempt(database.db, limit, who, 5000)),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it('that are returned may be taken again, one for one, however many at once', async () => {
    const who = subject();
    for (const now of [5000, 5000, 5200]) await takeAttempt(database.db, limit, who, now);
    await Promise.all([5000, 5200].map((at) => returnAttempt(database.db, limit, who, at)));
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => takeAttempt(database.db, limit, who, 5300)),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(2);
    // One nobody took, and one twice, give nothing.
    await returnAttempt(database.db, limit, who, 4999);
    await returnAttempt(database.db, limit, who, 5200);
    expect(await takeAttempt(database.db, limit, who, 5400)).toEqual({
      allowed: false,
      waitMs: 600,
    });
  });

  it('are of one subject and one bucket', async () => {
    const who = subject();
    for (let count = 0; count < 3; count += 1) await takeAttempt(database.db, limit, who, 5000);
    expect(await pauseOf(database.db, limit, who, 5000)).toBe(1000);
    expect(await takeAttempt(database.db, limit, subject(), 5000)).toEqual({ allowed: true });
    const other = { ...limit, bucket: 'other' };
    expect(await takeAttempt(database.db, other, who, 5000)).toEqual({ allowed: true });
  });
});
