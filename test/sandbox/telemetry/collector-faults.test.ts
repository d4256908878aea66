import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
afterEach(async () => {
  await collector.steer('DELETE', '');
  await collector.steer('DELETE', '/faults');
});
afterAll(() => collector.close());

const set = async (fault: object): Promise<void> => {
  const reply = await collector.steer('PUT', '/faults', fault);
  expect([reply.status, await reply.clone().json()]).toEqual([200, expect.anything()]);
};
const waiting = async () => {
  const { faults } = (await (await collector.steer('GET', '/faults')).json()) as {
    readonly faults: readonly object[];
  };
  return faults;
};
const batch = ['a', 'b', 'c', 'd'].map((name) => event(name));

describe('a fault of the collector', () => {
  it.each([400, 401, 402, 403, 408, 413, 429, 439, 500, 502, 503, 504])(
    'is the status %i, as often as told; nothing is stored of what it answers',
    async (status) => {
      await set({ mode: String(status), count: 2, retryAfter: 7 });
      for (let turn = 0; turn < 2; turn += 1) {
        const reply = await collector.post(batch);
        expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, '7']);
        expect(await reply.json()).toMatchObject({
          itemsReceived: 4,
          itemsAccepted: 0,
          errors: [0, 1, 2, 3].map((index) => ({ index, statusCode: status })),
        });
      }
      expect(await collector.list()).toEqual([]);
      expect((await collector.post(batch)).status).toBe(200);
    },
  );

  it('is 206 with the items it names, in its order; the others are stored', async () => {
    const items = [
      { index: 2, statusCode: 429 },
      { index: 0, statusCode: 400 },
    ];
    await set({ mode: '206', items });
    const { status, answer } = await collector.track(batch);
    expect([status, answer.itemsReceived, answer.itemsAccepted]).toEqual([206, 4, 2]);
    expect(answer.errors).toMatchObject(items);
    expect(names(await collector.list())).toEqual(['b', 'd']);
    await set({ mode: '206' });
    expect((await collector.track(event('e'))).answer.errors).toMatchObject([
      { index: 0, statusCode: 500 },
    ]);
  });

  it.each(['301', '302', '307', '308'])(
    'is the redirect %s, to another address of the collector unless told',
    async (mode) => {
      await set({ mode });
      const reply = await collector.post(batch);
      expect([reply.status, reply.headers.get('location')]).toEqual([Number(mode), '/v2.1/track']);
      expect(await collector.list()).toEqual([]);
      await set({ mode, target: 'http://127.0.0.1:4999/v2/track' });
      expect((await collector.post(batch)).headers.get('location')).toBe(
        'http://127.0.0.1:4999/v2/track',
      );
    },
  );

  it('leads a client that follows to where items are stored', async () => {
    await set({ mode: '307' });
    const reply = await fetch(`${collector.origin}/v2/track`, {
      method: 'POST',
      body: JSON.stringify(batch),
      headers: { 'content-type': 'application/json' },
    });
    expect([reply.status, reply.url]).toEqual([200, `${collector.origin}/v2.1/track`]);
    expect(await collector.list()).toHaveLength(4);
  });

  it('is a connection that is cut, before or after the items were stored', async () => {
    await set({ mode: 'close' });
    await expect(collector.post(batch)).rejects.toThrow('fetch failed');
    expect(await collector.list()).toEqual([]);
    await set({ mode: 'close-after' });
    await expect(collector.post(batch)).rejects.toThrow('fetch failed');
    expect(names(await collector.list())).toEqual(['a', 'b', 'c', 'd']);
    // The client sends again what it believes lost.
    expect((await collector.post(batch)).status).toBe(200);
    expect((await collector.list()).map(({ copies }) => copies)).toEqual([1, 1, 1, 1]);
  });

  it('is a slow answer, which is not heard before its time', async () => {
    await set({ mode: 'slow', delayMs: 600_000 });
    const slow = collector.post(batch).then(({ status }) => status);
    await expect.poll(waiting).toEqual([]);
    expect((await collector.post(event('other'))).status).toBe(200);
    expect(names(await collector.list())).toEqual(['other']);
    expect(await Promise.race([slow, collector.list().then(() => 'waits')])).toBe('waits');
    await collector.close();
    expect(await slow).toBe(200);
    collector = await collectorUnderTest();
  });

  it('plays before later ones, and those of the configuration apart', async () => {
    await set({ mode: '503' });
    await set({ mode: '500', call: 'config' });
    await set({ mode: '429', delayMs: 1 });
    const config = () => fetch(`${collector.origin}/telemetry/config.json`);
    expect((await config()).status).toBe(500);
    expect((await config()).status).toBe(200);
    expect((await collector.post(batch)).status).toBe(503);
    expect(await waiting()).toEqual([{ mode: '429', call: 'track', count: 1, delayMs: 1 }]);
    await collector.steer('DELETE', '/faults');
    expect((await collector.post(batch)).status).toBe(200);
  });

  it.each([
    { mode: '200' },
    { mode: '600' },
    { mode: 'explode' },
    { mode: '503', count: 0 },
    { mode: '503', count: 1001 },
    { mode: '503', retryAfter: -1 },
    { mode: '206', items: [{ index: -1, statusCode: 500 }] },
    { mode: '307', target: 'https://collector.example/v2/track' },
    { mode: '307', target: '//collector.example/v2/track' },
    { mode: '307', target: '/\\collector.example' },
    { mode: '307', target: 'http://localhost:80@collector.example/v2/track' },
    { mode: '307', target: 'http://localhost.collector.example:80/' },
    { mode: '503', unknown: 1 },
    [],
  ])('is none of these: %j', async (fault) => {
    const reply = await collector.steer('PUT', '/faults', fault);
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { error: { code: 'INPUT_REFUSED' } },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('never fills the memory', async () => {
    for (let turn = 0; turn < 101; turn += 1) await set({ mode: '503', count: turn + 1 });
    const all = await waiting();
    expect([all.length, all[0]]).toEqual([100, { mode: '503', call: 'track', count: 2 }]);
  });
});
