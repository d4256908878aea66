import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { junk } from '#test/arbitraries/wire-junk.ts';
import {
  type CollectorUnderTest,
  collectorUnderTest,
  event,
  names,
  type TrackAnswer,
} from '#test/sandbox/telemetry/collector-under-test.ts';

let collector: CollectorUnderTest;
beforeAll(async () => {
  collector = await collectorUnderTest();
});
beforeEach(() => collector.steer('DELETE', ''));
afterAll(() => collector.close());

const lines = (...items: readonly unknown[]) =>
  items.map((each) => `${JSON.stringify(each)}\n`).join('');
const json = { 'content-type': 'application/json' };
const plain = { 'content-type': 'text/plain;charset=UTF-8' };
const stream = { 'content-type': 'application/x-json-stream' };
const gzip = { 'content-encoding': 'gzip' };

describe('the collector reads', () => {
  it.each([
    ['a list', JSON.stringify([event('a'), event('b')]), json],
    ['a list of a beacon', JSON.stringify([event('a'), event('b')]), plain],
    ['lines', lines(event('a'), event('b')), stream],
    ['lines of Windows', lines(event('a'), event('b')).replaceAll('\n', '\r\n'), stream],
    ['lines under another type', lines(event('a'), event('b')), json],
    ['a packed list', gzipSync(JSON.stringify([event('a'), event('b')])), { ...json, ...gzip }],
    ['packed lines', gzipSync(lines(event('a'), event('b'))), { ...stream, ...gzip }],
  ])('%s', async (_what, body, headers) => {
    const { status, answer } = await collector.track(body, headers);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ itemsReceived: 2, itemsAccepted: 2, errors: [] });
    expect(names(await collector.list())).toEqual(['a', 'b']);
  });

  it('one object, and one line', async () => {
    expect((await collector.track(event('a'))).status).toBe(200);
    expect((await collector.track(lines(event('b')), stream)).status).toBe(200);
    expect(names(await collector.list())).toEqual(['a', 'b']);
  });

  it.each([
    ['no JSON', 'not json', json, 400],
    ['nothing', '', json, 400],
    ['null', 'null', json, 400],
    ['a line that is cut', `${lines(event('a'))}{"time":`, stream, 400],
    ['what is not packed though it says so', 'plain', { ...json, ...gzip }, 400],
    ['another packing', 'x', { ...json, 'content-encoding': 'br' }, 415],
    ['another type', '[]', { 'content-type': 'application/xml' }, 415],
  ])('not %s', async (_what, body, headers, status) => {
    const reply = await collector.track(body, headers);
    expect(reply.status).toBe(status);
    expect(reply.answer).toMatchObject({ itemsReceived: 0, itemsAccepted: 0, errors: [] });
    expect(await collector.list()).toEqual([]);
  });

  it('1 MB, and no byte more, packed or not', async () => {
    const body = (bytes: number) => JSON.stringify(event('a')).padEnd(bytes, ' ');
    const [most, more] = [body(1_048_576), body(1_048_577)];
    expect((await collector.track(most)).status).toBe(200);
    expect((await collector.track(more)).status).toBe(413);
    expect((await collector.track(gzipSync(most), { ...json, ...gzip })).status).toBe(200);
    expect((await collector.track(gzipSync(more), { ...json, ...gzip })).status).toBe(413);
  });

  it('64,000 items, and none more', async () => {
    const body = (count: number) => `[${Array.from({ length: count }, () => '1').join()}]`;
    expect((await collector.track(body(64_000))).answer.itemsReceived).toBe(64_000);
    expect((await collector.track(body(64_001))).status).toBe(413);
  });
});

describe('the collector answers', () => {
  it.each(['/v2/track', '/v2.1/track'])('POST only, on %s', async (path) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const reply = await fetch(`${collector.origin}${path}`, { method });
      expect([method, reply.status, reply.headers.get('allow')]).toEqual([
        method,
        405,
        'POST, OPTIONS',
      ]);
    }
    const answer = (await (await fetch(`${collector.origin}${path}`)).json()) as TrackAnswer;
    expect(answer).toMatchObject({ itemsReceived: 0, itemsAccepted: 0, errors: [] });
  });

  it('pages of every origin, and shows them Retry-After', async () => {
    const asked = await fetch(`${collector.origin}/v2/track`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:4100', 'access-control-request-method': 'POST' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
    expect(asked.headers.get('access-control-allow-headers')).toContain('content-type');
    const posted = await collector.post(event('a'), { origin: 'http://localhost:4100' });
    expect(posted.headers.get('access-control-allow-origin')).toBe('*');
    expect(posted.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  it('with all four fields whatever was sent, and names the bad items, ascending, each once', async () => {
    const good = fc.nat(1_000_000).map((n) => event(`good-${n}`));
    const bad = fc.oneof(
      junk.filter((value) => value !== undefined),
      good.map(({ iKey: _key, ...rest }) => rest),
      good.map((each) => ({ ...each, iKey: 'ffffffff-1c0a-4e0a-9d3e-0c8f1d6f2a11' })),
      good.map((each) => ({ ...each, time: 'yesterday' })),
      good.map((each) => ({ ...each, data: { baseType: 'EventData', baseData: { ver: 1 } } })),
    );
    const sent = fc.array(
      fc.oneof(
        good.map((value) => ({ value, isGood: true })),
        bad.map((value) => ({ value, isGood: false })),
      ),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(sent, async (items) => {
        const reply = await collector.track(items.map(({ value }) => value));
        const { itemsReceived, itemsAccepted, errors, appId } = reply.answer;
        const wrong = items.flatMap(({ isGood }, index) => (isGood ? [] : [index]));
        expect(itemsReceived).toBe(items.length);
        expect(itemsAccepted).toBe(items.length - wrong.length);
        // Ascending, each once, exactly the bad ones.
        expect(errors.map(({ index }) => index)).toEqual(wrong);
        expect(errors.every(({ statusCode }) => statusCode === 400)).toBe(true);
        expect(appId).toMatch(/^[0-9a-f-]{36}$/);
        expect(reply.status).toBe(
          wrong.length === 0 ? 200 : wrong.length === items.length ? 400 : 206,
        );
      }),
      { numRuns: 150 },
    );
  });
});
