import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportRequest, spansIn } from '#sandbox/traces/otlp.ts';
import { makeTraceStore } from '#sandbox/traces/trace-store.ts';

/** docs/telemetry/traces.md says so. */
const [mostTraces, mostSpansOfTrace, mostSpans] = [2000, 1000, 50_000];

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

const spanOf = (trace: number, span: number, parent?: number, order?: string) => ({
  traceId: hex(trace, 32),
  spanId: hex(span, 16),
  ...(parent !== undefined && { parentSpanId: hex(parent, 16) }),
  name: `step ${span}`,
  startTimeUnixNano: 1000 * trace + span,
  endTimeUnixNano: 1000 * trace + span + 5,
  attributes: order === undefined ? {} : { 'crunchcart.order.id': order },
});

describe('the kept traces', () => {
  it('are bounded in number, in spans of one, and in spans of all', () => {
    const store = makeTraceStore();
    for (let trace = 1; trace <= mostTraces + 10; trace += 1) store.add([spanOf(trace, 1)]);
    expect(store.size()).toEqual({ traces: mostTraces, spans: mostTraces });
    expect(store.find({ trace: hex(10, 32) })).toEqual([]);
    expect(store.find({ trace: hex(11, 32) })).toHaveLength(1);
    store.clear();
    for (let span = 1; span <= mostSpansOfTrace + 10; span += 1) store.add([spanOf(1, span)]);
    expect(store.size()).toEqual({ traces: 1, spans: mostSpansOfTrace });
    for (let trace = 2; trace <= 100; trace += 1) {
      for (let span = 1; span <= mostSpansOfTrace; span += 1) store.add([spanOf(trace, span)]);
    }
    expect(store.size()).toEqual({ traces: 50, spans: mostSpans });
  });

  it('show every span once, below its cause, whatever the causes are', () => {
    const spans = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 14 })),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(spans, (pairs) => {
        const store = makeTraceStore();
        store.add(pairs.map(([span, parent]) => spanOf(1, span, parent)));
        const [trace] = store.find({});
        const shown = trace?.spans.map(({ spanId }) => spanId) ?? [];
        expect([...shown].sort()).toEqual(
          [...new Set(pairs.map(([span]) => hex(span, 16)))].sort(),
        );
        for (const [at, { depth }] of (trace?.spans ?? []).entries()) {
          const before = trace?.spans[at - 1]?.depth ?? -1;
          expect(depth).toBeLessThanOrEqual(before + 1);
        }
      }),
    );
  });

  it('are found by order, written in any case, and told from the oldest on', () => {
    const store = makeTraceStore();
    store.add([spanOf(2, 1, undefined, 'CC-AAAA-BBBB'), spanOf(1, 1, undefined, 'CC-AAAA-BBBB')]);
    store.add([spanOf(3, 1, undefined, 'CC-CCCC-DDDD')]);
    expect(store.find({ order: 'cc-aaaa-bbbb' }).map(({ traceId }) => Number(traceId))).toEqual([
      1, 2,
    ]);
  });
});

describe('an exporter’s request', () => {
  const request = (spans: readonly unknown[]) =>
    spansIn(exportRequest.parse({ resourceSpans: [{ scopeSpans: [{ spans }] }] }));

  it('is read span by span; what is no span is counted', () => {
    const good = {
      traceId: hex(7, 32),
      spanId: hex(8, 16),
      name: 'step',
      startTimeUnixNano: '1795424813063250000',
      endTimeUnixNano: '1795424813064000000',
      attributes: [
        { key: 'one', value: { stringValue: 'text' } },
        { key: 'two', value: { intValue: 2 } },
        { key: 'three', value: { boolValue: true } },
        { key: 'four', value: { arrayValue: { values: [] } } },
      ],
      status: { code: 2 },
    };
    const { spans, rejected } = request([
      good,
      { ...good, traceId: hex(0, 32) },
      { ...good, spanId: 'xyz' },
      { ...good, startTimeUnixNano: -1 },
      null,
    ]);
    expect(rejected).toBe(4);
    expect(spans).toHaveLength(1);
    expect(spans[0]).toMatchObject({
      startTimeUnixNano: 1795424813063.25,
      attributes: { one: 'text', two: 2, three: true, four: '' },
      status: { code: 2 },
    });
  });
});
