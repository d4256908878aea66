import { describe, expect, it } from 'vitest';
import { silentTelemetry } from '#adapters/telemetry/silent-telemetry.ts';
import { makeTerminalTelemetry } from '#adapters/telemetry/terminal-telemetry.ts';
import { makeTraceContext } from '#adapters/telemetry/trace-context.ts';
import type { TelemetryEvent } from '#domain/telemetry/telemetry-event.ts';
import { telemetryItem } from '#sandbox/telemetry/items/envelope.ts';
import { setUp as setUpSender, taken } from '#test/adapters/telemetry/sending/virtual-collector.ts';
import { telemetryContract } from '#test/ports/telemetry/telemetry.contract.ts';

const key = '12345678-90ab-cdef-1234-567890abcdef';
const ids = { accountId: 'account-1', sessionId: 'tab-1', sourceWebsite: 'crunchcart' };
const failure: TelemetryEvent = {
  kind: 'failure',
  name: 'failed_request',
  details: { url: '/services/configlist?email=ada@example.com', code: 440 },
};

const setUp = (replies = [taken]) => {
  const parts = setUpSender(replies);
  const telemetry = makeTerminalTelemetry({
    key,
    traceId: '0af7651916cd43dd8448eb211c80319c',
    now: () => Date.UTC(2026, 10, 21),
    ids: () => ids,
    sender: parts.sender,
    patience: () => new Promise((resolve) => parts.timer.later(resolve, 1500)),
  });
  return { ...parts, telemetry };
};

telemetryContract('terminal-telemetry', () => setUp().telemetry);
telemetryContract('terminal-telemetry over a collector that is down', () => {
  return setUp([{ status: 0, body: '' }]).telemetry;
});
telemetryContract('silent-telemetry', () => silentTelemetry);

describe('makeTerminalTelemetry', () => {
  it('[TEL-07] posts what the collector takes: key, ids, trace, texts and measurements', async () => {
    const { telemetry, posts, timer } = setUp();
    telemetry.record(failure);
    telemetry.record({ kind: 'page-view', path: '/flavors?flavor=hot', durationMs: 1234 });
    await timer.pass(0);
    const [event, view] = posts.flatMap(({ items }) => items).map((text) => JSON.parse(text));
    expect(telemetryItem.safeParse(event).success).toBe(true);
    expect(event).toMatchObject({
      iKey: key,
      name: 'Microsoft.ApplicationInsights.1234567890abcdef1234567890abcdef.Event',
      tags: {
        'ai.operation.id': '0af7651916cd43dd8448eb211c80319c',
        'ai.cloud.role': 'cli',
        'ai.session.id': 'tab-1',
      },
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
    const { telemetry, posts, timer } = setUp();
    const durations = [0, 3_600_000, 3_599_999];
    for (const durationMs of durations) {
      telemetry.record({ kind: 'page-view', path: '/', durationMs });
    }
    await timer.pass(0);
    const sent = posts.flatMap(({ items }) => items).map((text) => JSON.parse(text));
    expect(sent.map(({ data }) => 'duration' in data.baseData)).toEqual([false, false, true]);
  });

  it('ends when everything is sent, and at once when nothing can be', async () => {
    const sent = setUp();
    sent.telemetry.record(failure);
    const ending = sent.telemetry.end();
    await sent.timer.pass(0);
    await ending;
    expect([sent.posts.length, sent.kept.text()]).toEqual([1, undefined]);
    const down = setUp([{ status: 503, body: '' }]);
    down.telemetry.record(failure);
    const given = down.telemetry.end();
    await down.timer.pass(0);
    await given;
    expect(down.kept.text()).toContain('failed_request');
    expect(down.posts).toHaveLength(1);
  });

  it('waits 1.5 s for a collector that says nothing, and keeps what it had', async () => {
    const parts = setUpSender([taken], { post: () => new Promise(() => undefined) });
    const telemetry = makeTerminalTelemetry({
      key,
      traceId: makeTraceContext().traceId,
      now: () => 0,
      ids: () => ids,
      sender: parts.sender,
      patience: () => new Promise((resolve) => parts.timer.later(resolve, 1500)),
    });
    telemetry.record(failure);
    let ended = false;
    const ending = telemetry.end().then(() => {
      ended = true;
    });
    await parts.timer.pass(1499);
    expect(ended).toBe(false);
    await parts.timer.pass(1);
    await ending;
    expect(parts.kept.text()).toContain('failed_request');
  });
});

describe('makeTraceContext', () => {
  it('gives every call of a command the same trace and a span of its own', () => {
    const trace = makeTraceContext();
    const headers = Array.from({ length: 50 }, trace.next);
    for (const header of headers) {
      expect(header).toMatch(new RegExp(`^00-${trace.traceId}-[0-9a-f]{16}-01$`));
    }
    expect(new Set(headers).size).toBe(50);
    expect(makeTraceContext().traceId).not.toBe(trace.traceId);
  });
});
