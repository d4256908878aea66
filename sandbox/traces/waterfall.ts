import {
  type StoredTrace,
  type TraceSpan,
  traceAttributes,
} from '#adapters/http/wire/tools/traces.ts';
import type { ReceivedSpan } from '#sandbox/traces/otlp.ts';

const rounded = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;

const textsOf = (spans: readonly ReceivedSpan[], name: string): string[] => [
  ...new Set(spans.flatMap(({ attributes }) => attributes[name] ?? []).map(String)),
];

/**
 * A trace as it is read: every span below the one that caused it, siblings by their beginning. A span
 * whose cause is not known here, such as a browser's, stands at the top. Safe for parents in a circle.
 */
export const waterfall = (traceId: string, spans: readonly ReceivedSpan[]): StoredTrace => {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const below = new Map<string | undefined, ReceivedSpan[]>();
  for (const span of spans) {
    const { parentSpanId: parent } = span;
    const above = parent !== undefined && known.has(parent) ? parent : undefined;
    below.set(above, [...(below.get(above) ?? []), span]);
  }
  const began = Math.min(...spans.map((span) => span.startTimeUnixNano));
  const ended = Math.max(...spans.map((span) => span.endTimeUnixNano));
  const lines: TraceSpan[] = [];
  const seen = new Set<string>();
  const walk = (parent: string | undefined, depth: number): void => {
    const children = [...(below.get(parent) ?? [])].sort(
      (one, other) => one.startTimeUnixNano - other.startTimeUnixNano,
    );
    for (const span of children) {
      if (seen.has(span.spanId)) continue;
      seen.add(span.spanId);
      lines.push({
        spanId: span.spanId,
        ...(span.parentSpanId !== undefined && { parentSpanId: span.parentSpanId }),
        name: span.name,
        depth,
        startMs: rounded(span.startTimeUnixNano - began),
        durationMs: rounded(Math.max(0, span.endTimeUnixNano - span.startTimeUnixNano)),
        failed: span.status?.code === 2,
        attributes: span.attributes,
      });
      walk(span.spanId, depth + 1);
    }
  };
  walk(undefined, 0);
  // What is left hangs on itself: a circle has no top.
  for (const { spanId } of spans) {
    if (!seen.has(spanId)) walk(parentOf(spans, spanId), 0);
  }
  return {
    traceId,
    startedAt: new Date(began).toISOString(),
    durationMs: rounded(ended - began),
    orderIds: textsOf(spans, traceAttributes.orderId),
    requestIds: textsOf(spans, traceAttributes.requestId),
    spans: lines,
  };
};

const parentOf = (spans: readonly ReceivedSpan[], spanId: string): string | undefined =>
  spans.find((span) => span.spanId === spanId)?.parentSpanId;
