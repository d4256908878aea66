import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outgoing } from '#adapters/telemetry/scrubbing/outgoing.ts';
import { scrubbed } from '#adapters/telemetry/scrubbing/scrub.ts';

const item = (baseType: string, baseData: object, tags: object = {}) => ({
  time: '2026-11-23T09:22:12.447Z',
  iKey: '12345678-90ab-cdef-1234-567890abcdef',
  name: 'Microsoft.ApplicationInsights.1234567890abcdef1234567890abcdef.Event',
  tags,
  data: { baseType, baseData: { ver: 2, ...baseData } },
});
const sent = (...given: Parameters<typeof item>) => JSON.parse(outgoing(item(...given)) ?? 'null');

const secrets = [
  'ada.lovelace@example.com',
  'ada.lovelace%40example.com',
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111%201111%201111%201111',
  '(214) 555-0100',
  '+1 214 555 0100',
  'eyJhbGciOiJSUzI1NiJ9.eyJqdGkiOiIxIn0.c2ln',
  'Bearer abcdefgh12345678',
  '/orderdetails?email=ada@example.com&x=1',
  'https://shop.test/x#access_token=abc',
  'https://ada:secret@shop.test/x',
] as const;
const parts = /example\.com|lovelace|4111|555|0100|eyJ|abcdefgh1|email=|access_token|secret/i;

describe('what leaves', () => {
  it('[TEL-41] is free of e-mails, long numbers, tokens and queries, wherever they stand', () => {
    const words = fc.constantFrom('', 'see ', 'at /path ', '(', 'x: ', 'é🥨 ');
    const text = fc.tuple(words, fc.constantFrom(...secrets), words).map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, text, text, (one, two, three, four) => {
        const stack = [{ level: 0, method: one, assembly: two, fileName: three, line: 1 }];
        const body = outgoing(
          item(
            'ExceptionData',
            {
              exceptions: [{ typeName: one, message: two, stack: three, parsedStack: stack }],
              properties: { url: one, error: two, reason: three, [two]: 'x', typed: four },
              url: four,
              name: one,
              message: two,
              [three]: four,
            },
            { 'ai.operation.name': one, 'ai.user.id': two, [three]: four, 'ai.cloud.role': 'shop' },
          ),
        );
        expect(body).toBeDefined();
        expect(body).not.toMatch(parts);
      }),
    );
  });

  it('[TEL-41] what an engine quotes of a typed text is cut out', () => {
    const message = `Unexpected token 'A', "Ada Byron, 5800 Legacy Dr" is not valid JSON`;
    expect(scrubbed(message)).toBe(`Unexpected token 'A', [text] is not valid JSON`);
    expect(scrubbed('"Ada Byron, 5800')).toBe('[text]');
  });

  it('[TEL-41] properties and tags that nobody listed stay here', () => {
    const { tags, data } = sent(
      'EventData',
      {
        name: 'Timeout',
        properties: { firstName: 'Ada', code: '440' },
        measurements: { zip: 75024 },
        extra: 'Ada',
      },
      { 'ai.location.ip': '10.0.0.1', 'ai.session.id': 'tab-1' },
    );
    expect(tags).toEqual({ 'ai.session.id': 'tab-1' });
    expect(data.baseData).toEqual({
      ver: 2,
      name: 'Timeout',
      properties: { code: '440' },
      measurements: {},
    });
  });

  it('[TEL-41] an item that cannot be read or scrubbed is not sent', () => {
    const trap = {
      get exceptions(): never {
        throw new Error('no');
      },
    };
    expect(outgoing({ ...item('ExceptionData', {}), data: trap })).toBeUndefined();
    const deep = Array.from({ length: 9 }).reduce<object>((inner) => ({ exceptions: [inner] }), {});
    for (const bad of [
      undefined,
      'text',
      {},
      item('EventData', deep),
      { ...item('E', {}), time: 'now' },
    ]) {
      expect(outgoing(bad)).toBeUndefined();
    }
    expect(outgoing(item('EventData', { properties: 'Ada' }))).toBeUndefined();
  });

  it('ids and ordinary words stay as they are', () => {
    const id = '|8420d4a272bd45f78cad4ed0ff521111.7da79df83dfc4811.';
    const accountId = '00u1234567890123456';
    const { data, tags } = sent(
      'RemoteDependencyData',
      { id, name: 'GET /v3/cart', properties: { accountId } },
      { 'ai.operation.id': '84201234567890123456789012345678' },
    );
    expect(data.baseData).toMatchObject({ id, name: 'GET /v3/cart', properties: { accountId } });
    expect(tags).toEqual({ 'ai.operation.id': '84201234567890123456789012345678' });
    expect(scrubbed('Request failed with status code 418')).toBe(
      'Request failed with status code 418',
    );
  });

  it('takes linear time', () => {
    for (const text of [
      '1 '.repeat(50_000),
      `${'a'.repeat(50_000)}@`,
      '"'.repeat(50_000),
      '//'.repeat(50_000),
    ]) {
      expect(scrubbed(text).length).toBeLessThanOrEqual(500);
    }
  });

  it.each([
    ['00:00:00.000', undefined],
    ['01:00:00.000', undefined],
    ['1.00:00:01.000', undefined],
    ['00:59:59.999', '00:59:59.999'],
    ['00:00:00.001', '00:00:00.001'],
  ])('[TEL-34] [TEL-35] a page view of %s tells %s', (duration, told) => {
    expect(sent('PageviewData', { duration }).data.baseData.duration).toBe(told);
    const visit = outgoing(item('PageviewData', { duration }), { isBot: true }) ?? '';
    expect(visit).not.toContain('duration');
  });

  it('[TEL-23] an error of another origin is explained; any other text of unknown shape stays here', () => {
    const messages = ['Script error.', 'ErrorEvent: Script error.', 'Script error in my script'];
    const told = messages.map(
      (message) =>
        sent('ExceptionData', { exceptions: [{ message }] }).data.baseData.exceptions[0].message,
    );
    const explained = expect.stringMatching(/^Script error: The browser's same-origin policy/);
    expect(told).toEqual([explained, explained, '[text]']);
  });
});
