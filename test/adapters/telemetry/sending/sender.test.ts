import { describe, expect, it } from 'vitest';
import {
  home,
  item,
  setUp,
  storedText,
  taken,
} from '#test/adapters/telemetry/sending/virtual-collector.ts';

const status = (code: number, body = '') => ({ status: code, body });
const hour = 3_600_000;

describe('makeSender', () => {
  it('[TEL-27] posts what was recorded in one task together, without waiting', async () => {
    const { sender, posts, timer } = setUp([taken]);
    sender.accept([item(1)]);
    sender.accept([item(2), item(3)]);
    expect(posts).toEqual([]);
    await timer.pass(0);
    expect(posts.map(({ items }) => items)).toEqual([[item(1), item(2), item(3)]]);
  });

  it('[TEL-28] no post is above 102400 bytes of UTF-8, and each is as full as can be', async () => {
    const { sender, posts, timer } = setUp([taken]);
    const four = JSON.stringify({ text: '🥨'.repeat(250) });
    sender.accept(Array.from({ length: 300 }, () => four));
    await timer.pass(1000);
    const size = new TextEncoder().encode(four).length + 1;
    expect(posts.length).toBe(3);
    for (const { bytes } of posts) expect(bytes).toBeLessThanOrEqual(102_400);
    expect(posts[0]?.items.length).toBe(Math.floor(102_399 / size));
    expect(posts.flatMap(({ items }) => items)).toHaveLength(300);
  });

  it('[TEL-29] keeps 10000 items and drops what comes after them', async () => {
    const { sender, posts, timer, state, warnings } = setUp([taken]);
    state.online = false;
    sender.accept(Array.from({ length: 10_003 }, (_, n) => item(n)));
    expect(warnings).toEqual(['Failed to send telemetry.']);
    state.online = true;
    sender.wake();
    await timer.pass(hour);
    const sent = posts.flatMap(({ items }) => items);
    expect(sent).toHaveLength(10_000);
    expect(sent.at(-1)).toBe(item(9999));
  });

  it.each([401, 403, 408, 429, 500, 502, 503, 504, 0])(
    '[TEL-16] [TEL-17] after %i the same items arrive at the second try',
    async (code) => {
      const { sender, posts, timer, warnings } = setUp([status(code), taken]);
      sender.accept([item(1), item(2)]);
      await timer.pass(9999);
      expect(posts).toHaveLength(1);
      await timer.pass(10_002);
      expect(posts[1]?.items).toEqual([item(1), item(2)]);
      await timer.pass(hour);
      expect([posts.length, warnings.length]).toEqual([2, 0]);
    },
  );

  it('[TEL-18] a collector that is down is asked ever more seldom', async () => {
    const { sender, posts, timer } = setUp([status(503)]);
    sender.accept([item(1)]);
    await timer.pass(24 * hour);
    const gaps = posts.slice(1).map(({ at }, n) => (at - (posts[n]?.at ?? 0)) / 1000);
    expect(gaps).toEqual([15, 25, 45, 85, 165, 325, 645, 1285, 1805]);
  });

  it('[TEL-16] an item is given up after ten tries, with the warning', async () => {
    const { sender, posts, timer, warnings } = setUp([status(500)]);
    sender.accept([item(1)]);
    await timer.pass(240 * hour);
    expect(posts).toHaveLength(10);
    expect(warnings).toEqual(['Failed to send telemetry.']);
  });

  it('[TEL-19] any other status drops the items with the warning', async () => {
    const { sender, posts, timer, warnings } = setUp([status(400), taken]);
    sender.accept([item(1)]);
    await timer.pass(0);
    expect(warnings).toEqual(['Failed to send telemetry.']);
    sender.accept([item(2)]);
    await timer.pass(hour);
    expect(posts.map(({ items }) => items)).toEqual([[item(1)], [item(2)]]);
  });

  it('[TEL-19] a storm of dropped items is one warning in ten seconds', async () => {
    const { sender, timer, warnings } = setUp([status(400)]);
    const drops = async (after: number) => {
      await timer.pass(after);
      sender.accept([item(1)]);
      await timer.pass(0);
      return warnings.length;
    };
    expect(await drops(0)).toBe(1);
    expect(await drops(9999)).toBe(1);
    expect(await drops(1)).toBe(2);
  });

  it('[TEL-20] after a partial answer only what may be tried again is posted again', async () => {
    const errors = [
      { index: 2, statusCode: 500 },
      { index: 1, statusCode: 400 },
    ];
    const body = JSON.stringify({ itemsReceived: 3, itemsAccepted: 1, errors });
    const { sender, posts, timer } = setUp([status(206, body), taken]);
    sender.accept([item(0), item(1), item(2)]);
    await timer.pass(hour);
    expect(posts.map(({ items }) => items.length)).toEqual([3, 1]);
    expect(posts[1]?.items).toEqual([item(2)]);
  });

  it('posts nothing while the line is cut, and at once when it is back', async () => {
    const { sender, posts, timer, state } = setUp([taken]);
    state.online = false;
    sender.accept([item(1)]);
    await timer.pass(hour);
    expect(posts).toEqual([]);
    state.online = true;
    sender.wake();
    await timer.pass(0);
    expect(posts).toHaveLength(1);
  });

  it('a line that comes and goes ends no wait before 10 s after the failure', async () => {
    const { sender, posts, timer } = setUp([{ ...status(503), retryAfter: '3600' }, taken]);
    sender.accept([item(1)]);
    await timer.pass(5000);
    sender.wake();
    await timer.pass(4999);
    expect(posts).toHaveLength(1);
    await timer.pass(1);
    expect(posts).toHaveLength(2);
  });

  it('Retry-After goes before the backoff', async () => {
    const { sender, posts, timer } = setUp([{ ...status(429), retryAfter: '2' }, taken]);
    sender.accept([item(1)]);
    await timer.pass(1999);
    expect(posts).toHaveLength(1);
    await timer.pass(2);
    expect(posts).toHaveLength(2);
  });

  it.each([301, 307, 308])(
    '[TEL-21] after %i the address changes, at once and for good',
    async (code) => {
      const there = 'http://elsewhere.test/v2/track';
      const { sender, posts, timer } = setUp([{ ...status(code), address: there }, taken]);
      sender.accept([item(1)]);
      await timer.pass(1);
      sender.accept([item(2)]);
      await timer.pass(1);
      expect(posts.map(({ address }) => address)).toEqual([home, there, there]);
    },
  );

  it('[TEL-21] an eleventh redirect and a circle are no move', async () => {
    let number = 0;
    const chain = setUp([
      () => {
        number += 1;
        return { ...status(307), address: `http://n${number}.test/` };
      },
    ]);
    chain.sender.accept([item(1)]);
    await chain.timer.pass(1);
    expect(new Set(chain.posts.map(({ address }) => address)).size).toBe(11);
    expect(chain.posts).toHaveLength(11);
    const circle = setUp([
      ({ address }) => ({ ...status(308), address: address === home ? 'http://b.test/' : home }),
    ]);
    circle.sender.accept([item(1)]);
    await circle.timer.pass(240 * hour);
    expect(circle.posts.length).toBeLessThanOrEqual(11);
    expect(circle.warnings).toHaveLength(1);
  });

  it('[TEL-30] keeps 2000 items for the next page, when a wait begins, and posts them there', async () => {
    const first = setUp([status(503)]);
    first.sender.accept(Array.from({ length: 2001 }, (_, n) => item(n)));
    expect(first.kept.text()).toBeUndefined();
    await first.timer.pass(1);
    first.sender.end('keep');
    const next = setUp([taken], { kept: storedText(first.kept.text()) });
    await next.timer.pass(hour);
    const sent = next.posts.flatMap(({ items }) => items);
    expect(sent).toHaveLength(2000);
    expect(sent.at(-1)).toBe(item(1999));
  });

  it('what cannot be kept, read or posted stops nothing', async () => {
    const fail = () => {
      throw new Error('quota');
    };
    const kept = { read: fail, write: fail, remove: fail };
    const { sender, timer } = setUp([status(503)], { kept, post: fail, warn: fail, leave: fail });
    expect(() => sender.accept([item(1), 'x'.repeat(200_000)])).not.toThrow();
    await timer.pass(hour);
    expect(() => sender.leave()).not.toThrow();
    expect(() => sender.end('forget')).not.toThrow();
    const broken = setUp([taken], { kept: storedText('[{"text":1}]') });
    await broken.timer.pass(1);
    expect(broken.posts).toEqual([]);
  });

  it('nothing is posted and nothing stays after the end', async () => {
    const { sender, posts, timer, kept } = setUp([status(503), taken]);
    sender.accept([item(1)]);
    await timer.pass(1);
    expect(kept.text()).toBeDefined();
    sender.end('forget');
    sender.accept([item(2)]);
    sender.wake();
    sender.leave();
    await timer.pass(hour);
    expect([posts.length, kept.text()]).toEqual([1, undefined]);
    await sender.idle();
  });
});
