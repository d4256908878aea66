import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CollectorUnderTest,
  collectorUnderTest,
  event,
  item,
} from '#test/sandbox/telemetry/collector-under-test.ts';

let collector: CollectorUnderTest;
beforeAll(async () => {
  collector = await collectorUnderTest();
});
beforeEach(() => collector.steer('DELETE', ''));
afterAll(() => collector.close());

describe('the collector does not store', () => {
  it('queries and fragments, wherever an address is', async () => {
    await collector.track([
      item('RemoteDependencyData', {
        ver: 2,
        name: 'GET /webservices/getcartwebdata?email=ada@example.com',
        data: 'GET http://localhost:4100/api?email=ada@example.com#ada',
      }),
      item('ExceptionData', {
        ver: 2,
        exceptions: [
          {
            message: 'Cannot load /a?token=secret now',
            stack: 'at f (http://h/x.js?user=ada:1:2)',
          },
        ],
      }),
      event(
        'a',
        { tags: { 'ai.operation.name': '/cart?email=ada' } },
        { properties: { q: '?q=ada', at: '/account#ada', bare: '/find?ada' } },
      ),
    ]);
    const listed = await collector.list();
    expect(listed.map(({ item }) => item.data.baseData)).toMatchObject([
      { name: 'GET /webservices/getcartwebdata', data: 'GET http://localhost:4100/api' },
      { exceptions: [{ message: 'Cannot load /a now', stack: 'at f (http://h/x.js' }] },
      { properties: { q: '', at: '/account', bare: '/find' } },
    ]);
    expect(listed[2]?.item.tags['ai.operation.name']).toBe('/cart');
    expect(listed.map(({ dropped }) => dropped)).toEqual([
      ['data.baseData.name', 'data.baseData.data'],
      ['data.baseData.exceptions.0.message', 'data.baseData.exceptions.0.stack'],
      [
        'data.baseData.properties.q',
        'data.baseData.properties.at',
        'data.baseData.properties.bare',
        'tags.ai.operation.name',
      ],
    ]);
  });

  it('anything behind a question mark of a path, whatever it is', async () => {
    const word = fc.stringMatching(/^[\w@.&=%?#/:-]{0,20}$/);
    const text = fc.stringMatching(/^[a-z .]{0,12}$/);
    await fc.assert(
      fc.asyncProperty(word, text, text, async (secret, before, after) => {
        const value = `${before} /path/of/it?CANARY=${secret} ${after}`;
        await collector.track(event('a', {}, { properties: { value } }));
        const stored = (await collector.list()).at(-1)?.item.data.baseData.properties.value;
        expect(stored).toBe(`${before} /path/of/it ${after}`);
      }),
      { numRuns: 60 },
    );
  });

  it('network addresses, of the envelope or of the connection', async () => {
    await collector.track(
      event('a', { tags: { 'ai.location.ip': '203.0.113.9', 'ai.user.id': 'u' } }),
      {
        'x-forwarded-for': '203.0.113.9',
      },
    );
    const text = JSON.stringify(await collector.list());
    expect(text).toContain('"ai.user.id":"u"');
    expect(text).not.toContain('203.0.113.9');
    expect(text).not.toMatch(/127\.0\.0\.1|::1/);
  });

  it('headers that say who somebody is', async () => {
    const headers = {
      Authorization: 'Bearer SECRET',
      'X-API-Key': 'SECRET',
      'www-authenticate': 'SECRET',
      cookie: 'SECRET',
      rnduts: 'SECRET',
      accept: 'text/html',
    };
    for (const properties of [
      { requestHeaders: JSON.stringify(headers) },
      { responseHeaders: JSON.stringify(headers) },
    ]) {
      await collector.track(event('a', {}, { properties }));
    }
    await collector.track(event('a', {}, { properties: { requestHeaders: 'SECRET, not JSON' } }));
    const text = JSON.stringify(await collector.list());
    expect(text).not.toContain('SECRET');
    expect(text).toContain('text/html');
  });
});
