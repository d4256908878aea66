import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CollectorUnderTest,
  collectorUnderTest,
  event,
  item,
  key,
  type SentItem,
} from '#test/sandbox/telemetry/collector-under-test.ts';

let collector: CollectorUnderTest;
beforeAll(async () => {
  collector = await collectorUnderTest();
});
beforeEach(() => collector.steer('DELETE', ''));
afterAll(() => collector.close());

const letters = (count: number) => 'x'.repeat(count);
const exception = (more: SentItem) =>
  item('ExceptionData', { ver: 2, exceptions: [{ typeName: 'Error', message: 'm', ...more }] });
const dependency = (more: SentItem) =>
  item('RemoteDependencyData', { ver: 2, name: 'GET /a', ...more });
const view = (more: SentItem) => item('PageviewData', { ver: 2, ...more });

/** The most of each field that is accepted; one letter more is not. */
const lengths: readonly (readonly [string, number, (text: string) => SentItem])[] = [
  ['name of the item', 1024, (name) => event('a', { name })],
  ['a tag', 1024, (tag) => event('a', { tags: { 'ai.user.id': tag } })],
  ['name of an event', 512, (name) => event(name)],
  ['name of a property', 150, (name) => event('a', {}, { properties: { [name]: 'v' } })],
  ['a property', 8192, (text) => event('a', {}, { properties: { text } })],
  ['name of a measurement', 150, (name) => event('a', {}, { measurements: { [name]: 1 } })],
  ['a message', 32_768, (message) => item('MessageData', { ver: 2, message })],
  ['type of an exception', 1024, (typeName) => exception({ typeName })],
  ['message of an exception', 32_768, (message) => exception({ message })],
  ['stack of an exception', 32_768, (stack) => exception({ stack })],
  ['a line of a stack', 1024, (method) => exception({ parsedStack: [{ level: 0, method }] })],
  ['name of a page', 1024, (name) => view({ name })],
  ['address of a page', 2048, (url) => view({ url })],
  ['id of a page view', 512, (id) => view({ id })],
  ['name of a dependency', 1024, (name) => dependency({ name })],
  ['data of a dependency', 8192, (data) => dependency({ data })],
  ['target of a dependency', 1024, (target) => dependency({ target })],
  ['id of a request', 512, (id) => item('RequestData', { ver: 2, id })],
  [
    'name of a metric',
    1024,
    (name) => item('MetricData', { ver: 2, metrics: [{ name, value: 1 }] }),
  ],
];

describe('an item', () => {
  it.each([
    event('a'),
    exception({}),
    item('MessageData', { ver: 2, message: 'm', severityLevel: 'Warning' }),
    item('MetricData', { ver: 2, metrics: [{ name: 'lcp', value: 12.5 }] }),
    view({ name: 'Snacks', url: '/all-snacks', duration: '00:00:00.177' }),
    item('PageviewPerformanceData', { ver: 2, name: 'Snacks', perfTotal: '00:00:01.000' }),
    dependency({ id: '|4bf9.00f0.', resultCode: 200, success: true, properties: null }),
    item('RequestData', { ver: 2, id: '|1.2.', responseCode: '200', duration: '00:00:00.1' }),
  ])('of each kind is stored as it came (%#)', async (sent) => {
    expect((await collector.track(sent)).status).toBe(200);
    expect((await collector.list()).map(({ item }) => item)).toEqual([sent]);
  });

  it.each(lengths)('may have so much in: %s', async (_field, most, make) => {
    expect((await collector.track(make(letters(most)))).answer.errors).toEqual([]);
    expect((await collector.track(make(letters(most + 1)))).status).toBe(400);
  });

  it.each<readonly [string, SentItem]>([
    ['another key', event('a', { iKey: 'ffffffff-1c0a-4e0a-9d3e-0c8f1d6f2a11' })],
    ['no key', event('a', { iKey: undefined })],
    ['a kind nobody knows', item('AvailabilityData', { ver: 2, name: 'a' })],
    ['no kind', event('a', { data: { baseData: { ver: 2, name: 'a' } } })],
    ['version 1', event('a', {}, { ver: 1 })],
    ['the version as a text', event('a', {}, { ver: '2' })],
    ['no version', event('a', {}, { ver: undefined })],
    ['no time', event('a', { time: undefined })],
    ['a time that is none', event('a', { time: '2026-02-30T10:00:00Z' })],
    ['a time in milliseconds', event('a', { time: 1_795_000_000_000 })],
    ['no name', event('')],
    ['no name of the item', event('a', { name: '' })],
    ['a number as a property', event('a', {}, { properties: { count: 1 } })],
    ['a text as a measurement', event('a', {}, { measurements: { lcp: '1' } })],
    ['an exception without a message', exception({ message: undefined })],
    ['no exceptions', item('ExceptionData', { ver: 2, exceptions: [] })],
    ['no metrics', item('MetricData', { ver: 2, metrics: [] })],
    ['sampling of 0', event('a', { sampleRate: 0 })],
    ['sampling above 100', event('a', { sampleRate: 100.1 })],
    ['only a query as its name', event('?email=ada@example.com')],
  ])('is refused with %s', async (_what, sent) => {
    const { status, answer } = await collector.track([sent, event('good')]);
    expect([status, answer.errors.map(({ index }) => index)]).toEqual([206, [0]]);
    expect(await collector.list()).toHaveLength(1);
  });

  it('is refused above 64 KB, and when it is nested deeper than anybody writes', async () => {
    const sized = (bytes: number) => {
      const bare = event('a', { more: '' });
      return { ...bare, more: letters(bytes - JSON.stringify(bare).length) };
    };
    expect((await collector.track(sized(65_536))).status).toBe(200);
    expect((await collector.track(sized(65_537))).status).toBe(400);
    let deep: unknown = 1;
    for (let level = 0; level < 20; level += 1) deep = [deep];
    expect((await collector.track(event('a', { more: deep }))).status).toBe(400);
    // As text: no parser of a client writes it.
    const abyss = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const body = JSON.stringify([event('b', { more: 0 })]).replace('"more":0', `"more":${abyss}`);
    expect((await collector.track(body)).status).toBe(400);
  });

  it('may write the key in capitals, and carry its sampling', async () => {
    await collector.track(event('a', { iKey: key.toUpperCase(), sampleRate: 50 }));
    expect((await collector.list())[0]?.item.sampleRate).toBe(50);
  });
});
