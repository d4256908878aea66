import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CollectorUnderTest,
  collectorUnderTest,
  event,
  names,
} from '#test/sandbox/telemetry/collector-under-test.ts';

let collector: CollectorUnderTest;
beforeAll(async () => {
  collector = await collectorUnderTest();
});
beforeEach(async () => {
  collector.clock.setOffset(0);
  await collector.steer('DELETE', '');
});
afterAll(() => collector.close());

const hour = 3_600_000;

describe('what came twice', () => {
  it('is accepted and stored once within an hour, and counted', async () => {
    await collector.track([event('a'), event('b')]);
    collector.clock.setOffset(hour - 1);
    const again = await collector.track([event('b'), event('c'), event('c')]);
    expect([again.status, again.answer.itemsAccepted]).toEqual([200, 3]);
    const listed = await collector.list();
    expect(names(listed)).toEqual(['a', 'b', 'c']);
    expect(listed.map(({ copies }) => copies)).toEqual([undefined, 1, 1]);
  });

  it('is new after an hour of the sandbox, and after it was cleared', async () => {
    await collector.track(event('a'));
    collector.clock.setOffset(hour);
    await collector.track(event('a'));
    expect(names(await collector.list())).toEqual(['a', 'a']);
    await collector.steer('DELETE', '');
    await collector.track(event('a'));
    expect(names(await collector.list())).toEqual(['a']);
  });

  it('is known by all of it: another time, another item', async () => {
    await collector.track([event('a'), event('a', { time: '2026-11-21T10:00:00.001Z' })]);
    expect(await collector.list()).toHaveLength(2);
  });
});

describe('the store', () => {
  it('holds 5,000 items; the oldest fall out', async () => {
    const batch = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => event(`e${from + n}`));
    for (let from = 0; from < 5000; from += 1000) await collector.track(batch(from, 1000));
    const full = await collector.list();
    expect([full.length, names(full)[0]]).toEqual([5000, 'e0']);
    await collector.track(batch(5000, 2));
    const listed = await collector.list();
    expect([listed.length, names(listed)[0], names(listed).at(-1)]).toEqual([5000, 'e2', 'e5001']);
  });

  it('holds 8 MB; the oldest fall out', async () => {
    const large = (n: number) => event(`e${n}`, { more: 'x'.repeat(60_000) });
    for (let n = 0; n < 160; n += 16) {
      await collector.track(Array.from({ length: 16 }, (_, each) => large(n + each)));
    }
    const listed = await collector.list();
    const bytes = listed.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0);
    expect(bytes).toBeLessThanOrEqual(8 * 1_048_576);
    expect(bytes).toBeGreaterThan(8 * 1_048_576 - 61_000);
    expect(names(listed).at(-1)).toBe('e159');
  });

  it('numbers items without end, so that nobody who follows is told of one twice', async () => {
    await collector.track(event('a'));
    const [before] = await collector.list();
    await collector.steer('DELETE', '');
    await collector.track(event('b'));
    const [after] = await collector.list();
    expect(after?.id).toBe((before?.id ?? 0) + 1);
  });
});

describe('a client', () => {
  it('may post 3,000 times in a minute, and is told when it may again', async () => {
    collector.clock.setOffset(10 * hour);
    const count = async (posts: number) => {
      const statuses = new Map<number, number>();
      for (let sent = 0; sent < posts; sent += 100) {
        const replies = await Promise.all(
          Array.from({ length: 100 }, () => collector.post('[]').then(({ status }) => status)),
        );
        for (const status of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      return statuses;
    };
    expect(await count(3000)).toEqual(new Map([[200, 3000]]));
    collector.clock.setOffset(10 * hour + 45_000);
    const reply = await collector.post(event('late'));
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '15']);
    expect(await reply.json()).toMatchObject({ itemsReceived: 0, itemsAccepted: 0, errors: [] });
    expect(await collector.list()).toEqual([]);
    collector.clock.setOffset(10 * hour + 60_000);
    expect((await collector.post(event('late'))).status).toBe(200);
  });
});
