import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCollectorTelemetry } from '#adapters/telemetry/collector-telemetry.ts';
import { scrubbed } from '#adapters/telemetry/scrub.ts';
import { silentTelemetry } from '#adapters/telemetry/silent-telemetry.ts';
import { consented } from '#domain/session/choices.ts';
import type { TelemetryEvent } from '#domain/telemetry/telemetry-event.ts';
import { telemetryItem } from '#sandbox/telemetry/items/envelope.ts';
import { telemetryContract } from '#test/ports/telemetry/telemetry.contract.ts';

const key = '12345678-90ab-cdef-1234-567890abcdef';
const ids = { accountId: 'account-1', sessionId: 'tab-1', sourceWebsite: 'crunchcart' };
const failure: TelemetryEvent = {
  kind: 'failure',
  name: 'failed_request',
  details: { url: '/services/configlist?email=ada@example.com', code: 440 },
};
const yes = consented({ functional: true, advertising: false }, '2026-11-21T00:00:00.000Z');
const no = consented({ functional: false, advertising: true }, '2026-11-21T00:00:00.000Z');

const setUp = (statuses: readonly (number | 'down')[] = []) => {
  const bodies: unknown[] = [];
  const answers = [...statuses];
  const state: { consent: typeof yes | undefined } = { consent: yes };
  const telemetry = makeCollectorTelemetry({
    url: 'http://localhost:4400/v2/track',
    key,
    role: 'shop',
    now: () => Date.UTC(2026, 10, 21),
    consent: async () => state.consent,
    ids: async () => ids,
    fetch: async (_, init) => {
      const status = answers.shift() ?? 200;
      if (status === 'down') throw new TypeError('fetch failed');
      bodies.push(JSON.parse(String(init?.body)));
      return new Response('{}', { status });
    },
  });
  return { telemetry, bodies, state };
};

telemetryContract('collector-telemetry', () => setUp().telemetry);
telemetryContract('collector-telemetry over a collector that is down', () => {
  const { telemetry } = setUp(['down', 'down', 'down']);
  return telemetry;
});
telemetryContract('collector-telemetry before a choice', () => {
  const { telemetry, state } = setUp();
  state.consent = undefined;
  return telemetry;
});
telemetryContract('silent-telemetry', () => silentTelemetry);

describe('makeCollectorTelemetry', () => {
  it('posts what the collector takes: key, ids, texts and measurements', async () => {
    const { telemetry, bodies } = setUp();
    telemetry.record(failure);
    telemetry.record({ kind: 'page-view', path: '/flavors?flavor=hot', durationMs: 1234 });
    await telemetry.flush();
    const [event, view] = bodies.flat();
    expect(telemetryItem.safeParse(event).success).toBe(true);
    expect(event).toMatchObject({
      iKey: key,
      name: 'Microsoft.ApplicationInsights.1234567890abcdef1234567890abcdef.Event',
      data: {
        baseType: 'EventData',
        baseData: {
          name: 'failed_request',
          properties: { url: '/services/configlist', ...ids },
          measurements: { code: 440 },
        },
      },
    });
    expect(telemetryItem.safeParse(view).success).toBe(true);
    expect(view).toMatchObject({
      data: { baseType: 'PageviewData', baseData: { url: '/flavors', duration: '00:00:01.234' } },
    });
  });

  it('[TEL-34] [TEL-35] a page view of no time, or of an hour and more, carries no duration', async () => {
    const { telemetry, bodies } = setUp();
    const durations = [0, 3_600_000, 3_599_999];
    for (const durationMs of durations)
      telemetry.record({ kind: 'page-view', path: '/', durationMs });
    await telemetry.flush();
    const sent = bodies.flat() as { data: { baseData: object } }[];
    expect(sent.map(({ data }) => 'duration' in data.baseData)).toEqual([false, false, true]);
  });

  it('[CONSENT-02] sends nothing before consent, then what waited', async () => {
    const { telemetry, bodies, state } = setUp();
    state.consent = undefined;
    telemetry.record(failure);
    await telemetry.flush();
    expect(bodies).toEqual([]);
    state.consent = yes;
    await telemetry.flush();
    expect(bodies.flat()).toHaveLength(1);
  });

  it('[CONSENT-02] a refusal drops what waited; advertising is no consent to telemetry', async () => {
    const { telemetry, bodies, state } = setUp();
    state.consent = undefined;
    telemetry.record(failure);
    state.consent = no;
    await telemetry.flush();
    state.consent = yes;
    await telemetry.flush();
    expect(bodies).toEqual([]);
  });

  it('keeps events through an outage, in order, and drops what is refused for good', async () => {
    const { telemetry, bodies } = setUp(['down', 503, 400]);
    telemetry.record(failure);
    await telemetry.flush();
    telemetry.record({ kind: 'page-view', path: '/' });
    await telemetry.flush();
    expect(bodies.map((body) => Array.isArray(body) && body.length)).toEqual([2]);
    await telemetry.flush();
    await telemetry.flush();
    expect(bodies.map((body) => Array.isArray(body) && body.length)).toEqual([2, 2]);
  });

  it('waits with no more than 200 events', async () => {
    const { telemetry, bodies, state } = setUp();
    state.consent = undefined;
    for (let count = 0; count < 250; count += 1) telemetry.record(failure);
    await telemetry.flush();
    state.consent = yes;
    await telemetry.flush();
    expect(bodies.flat()).toHaveLength(200);
  });
});

describe('scrubbed', () => {
  it('[TEL-41] cuts out e-mails, long numbers, tokens and queries, wherever they stand', async () => {
    const words = fc.constantFrom('', 'see ', 'at /path ', '(', 'x:');
    const secret = fc.constantFrom(
      'ada.lovelace@example.com',
      '4111111111111111',
      '4111 1111 1111 1111',
      '(214) 555-0100',
      'eyJhbGciOiJSUzI1NiJ9.eyJqdGkiOiIxIn0.c2ln',
      '/orderdetails?email=ada@example.com&x=1',
    );
    await fc.assert(
      fc.asyncProperty(words, secret, words, async (before, value, after) => {
        const text = scrubbed(`${before}${value} ${after}`);
        expect(text).not.toMatch(/example\.com|4111|555|eyJ|email=/);
      }),
    );
  });

  it('leaves ordinary words alone', () => {
    expect(scrubbed('Request failed with status code 418')).toBe(
      'Request failed with status code 418',
    );
  });

  it('takes linear time', () => {
    expect(scrubbed('1 '.repeat(50_000)).length).toBeLessThanOrEqual(500);
    expect(scrubbed(`${'a'.repeat(50_000)}@`).length).toBeLessThanOrEqual(500);
  });
});
