import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reply } from '#adapters/telemetry/sending/reply.ts';
import { home, item, setUp, taken } from '#test/adapters/telemetry/sending/virtual-collector.ts';

const minute = 60_000;

const status = fc.constantFrom(200, 206, 301, 307, 308, 400, 401, 403, 408, 413, 429, 500, 503, 0);
const retryAfter = fc.constantFrom(undefined, '0', '1', '30', '99999', 'soon', '-1');
const address = fc.constantFrom(undefined, home, 'http://a.test/', 'http://b.test/', 'no address');
const errors = fc.array(
  fc.record({
    index: fc.integer({ min: -1, max: 40 }),
    statusCode: fc.constantFrom(400, 429, 500),
  }),
  { maxLength: 6 },
);
const reply = fc
  .record({ status, retryAfter, address, errors, itemsAccepted: fc.nat(40), garbled: fc.boolean() })
  .map(({ errors: found, itemsAccepted, garbled, ...rest }): Reply => {
    const body = garbled
      ? '<html>'
      : JSON.stringify({ itemsReceived: 1, itemsAccepted, errors: found });
    const { retryAfter: wait, address: place } = rest;
    return {
      status: rest.status,
      body,
      ...(wait !== undefined && { retryAfter: wait }),
      ...(place !== undefined && { address: place }),
    };
  });

/** What a page does: errors in a loop, a line that comes and goes, hiding, and waiting. */
const step = fc.oneof(
  fc.record({ does: fc.constant('records' as const), count: fc.integer({ min: 1, max: 400 }) }),
  fc.record({
    does: fc.constantFrom('flaps' as const, 'hides' as const),
    count: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({
    does: fc.constant('waits' as const),
    count: fc.integer({ min: 1, max: 10 * minute }),
  }),
);

describe('the ceilings of sending, whatever page and collector do for hours', () => {
  it('posts a minute, bytes, tries of an item and memory stay below their figures; nothing throws', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(reply, { minLength: 1, maxLength: 12 }),
        fc.array(step, { minLength: 1, maxLength: 40 }),
        async (replies, steps) => {
          let number = 0;
          const { sender, timer, posts, state, kept } = setUp([...replies, ...replies]);
          for (const { does, count } of steps) {
            if (does === 'waits') await timer.pass(count);
            for (let turn = 0; turn < count && does !== 'waits'; turn += 1) {
              if (does === 'records') {
                number += 1;
                sender.accept([item(number, 300)]);
                // Each in a task of its own, as a loop of errors is.
                if (turn % 7 === 0) await timer.pass(1);
              } else if (does === 'flaps') {
                state.online = !state.online;
                if (state.online) sender.wake();
                await timer.pass(100);
              } else {
                sender.leave();
              }
            }
          }
          state.online = true;
          sender.wake();
          await timer.pass(100 * 60 * minute);
          const times = posts.map(({ at }) => at);
          for (const [index, at] of times.entries()) {
            const earlier = times[index - 60];
            if (earlier !== undefined) expect(at - earlier).toBeGreaterThanOrEqual(minute);
          }
          expect(posts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(10_000_000);
          const tries = new Map<string, number>();
          for (const text of posts.flatMap(({ items }) => items)) {
            tries.set(text, (tries.get(text) ?? 0) + 1);
          }
          // Ten tries, and at most ten redirects, which are none.
          for (const times of tries.values()) expect(times).toBeLessThanOrEqual(20);
          // Nothing that could be sent was lost: all of it was posted, and nothing waits.
          expect(tries.size).toBe(number);
          expect(kept.text()).toBeUndefined();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('60 posts in a minute, and the next one when the first is a minute old', async () => {
    const { sender, timer, posts } = setUp([taken]);
    for (let turn = 0; turn < 60; turn += 1) {
      sender.accept([item(turn)]);
      await timer.pass(1);
    }
    expect(posts).toHaveLength(60);
    sender.accept([item('late')]);
    await timer.pass(minute - 61);
    expect(posts).toHaveLength(60);
    await timer.pass(1);
    expect(posts).toHaveLength(61);
  });

  it('10,000,000 bytes in a life, to the byte; what is more is dropped and said', async () => {
    const { sender, timer, posts, warnings } = setUp([taken]);
    const posted = async (bytes: number): Promise<void> => {
      // The brackets of the list are two of them.
      sender.accept([item('large', bytes - 2 - item('large').length)]);
      await timer.pass(2000);
    };
    for (let turn = 0; turn < 99; turn += 1) await posted(100_000);
    expect([posts.length, warnings]).toEqual([99, []]);
    await posted(100_001);
    expect([posts.length, warnings]).toEqual([99, ['Failed to send telemetry.']]);
    await posted(100_000);
    expect(posts.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(10_000_000);
    await posted(100);
    expect(posts).toHaveLength(100);
  });

  it('1,000,000 characters for the next page, the oldest first', async () => {
    const { sender, timer, kept } = setUp([{ status: 503, body: '' }]);
    const large = item('large', 50_000 - item('large').length);
    sender.accept(Array.from({ length: 23 }, () => large));
    await timer.pass(1);
    expect(JSON.parse(kept.text() ?? '')).toHaveLength(20);
  });

  it('10,000 route changes under a collector that is down cost ten posts an hour at most', async () => {
    const { sender, timer, posts } = setUp([{ status: 503, body: '' }]);
    for (let change = 0; change < 10_000; change += 1) {
      sender.accept([item(change)]);
      if (change % 100 === 0) await timer.pass(36_000);
    }
    expect(posts.length).toBeLessThanOrEqual(10);
  });
});
