import { type StoredTrace, traceAttributes } from '#adapters/http/wire/tools/traces.ts';
import type { ReceivedSpan } from '#sandbox/traces/otlp.ts';
import { waterfall } from '#sandbox/traces/waterfall.ts';

/** Traces kept; the one that was written to longest ago goes first. */
const mostTraces = 2000;
/** Spans kept of one trace; further ones are dropped. */
const mostSpansOfTrace = 1000;
/** Spans kept of all traces together. */
const mostSpans = 50_000;

/** What is looked for; every given part must fit. */
export interface TraceQuestion {
  readonly order?: string;
  readonly request?: string;
  readonly trace?: string;
  /** Only the newest so many. */
  readonly most?: number;
}

export interface TraceStore {
  add(spans: readonly ReceivedSpan[]): void;
  find(question: TraceQuestion): readonly StoredTrace[];
  /** Traces and spans kept now. */
  size(): { readonly traces: number; readonly spans: number };
  clear(): void;
}

export const makeTraceStore = (): TraceStore => {
  const traces = new Map<string, Map<string, ReceivedSpan>>();
  let count = 0;
  const drop = (traceId: string): void => {
    count -= traces.get(traceId)?.size ?? 0;
    traces.delete(traceId);
  };
  const add = (span: ReceivedSpan): void => {
    const kept = traces.get(span.traceId) ?? new Map<string, ReceivedSpan>();
    // Moved to the end: what is written to is not old.
    traces.delete(span.traceId);
    traces.set(span.traceId, kept);
    if (kept.has(span.spanId) || kept.size >= mostSpansOfTrace) return;
    kept.set(span.spanId, span);
    count += 1;
    while (traces.size > mostTraces || count > mostSpans) {
      const oldest = traces.keys().next().value;
      if (oldest === undefined) return;
      drop(oldest);
    }
  };
  return {
    add: (spans) => {
      for (const span of spans) add(span);
    },
    find: ({ order, request, trace, most = 50 }) => {
      const wanted = [
        [traceAttributes.orderId, order?.toUpperCase()],
        [traceAttributes.requestId, request],
      ] as const;
      const fits = (spans: readonly ReceivedSpan[]): boolean =>
        wanted.every(
          ([name, text]) =>
            text === undefined || spans.some(({ attributes }) => attributes[name] === text),
        );
      const found = [...traces]
        .filter(([traceId]) => trace === undefined || traceId === trace.toLowerCase())
        .map(([traceId, spans]) => ({ traceId, spans: [...spans.values()] }))
        .filter(({ spans }) => fits(spans))
        .slice(-most);
      return found
        .map(({ traceId, spans }) => waterfall(traceId, spans))
        .sort((one, other) => one.startedAt.localeCompare(other.startedAt));
    },
    size: () => ({ traces: traces.size, spans: count }),
    clear: () => {
      traces.clear();
      count = 0;
    },
  };
};
