import { setTimeout as wait } from 'node:timers/promises';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '#server/base/config/observation.ts';
import { makeReadShare } from '#server/base/trace/read-share.ts';
import { setTracing } from '#server/base/trace/tracing.ts';

export interface OpenTracing {
  /** Sends what has ended so far, within the time; never rejects. */
  flush(milliseconds: number): Promise<void>;
  /** Sends what is left, within the time, and records no more; never rejects. */
  close(milliseconds: number): Promise<void>;
}

export interface TracingOptions {
  readonly tracing: TracingConfig | undefined;
  readonly report: (facts: Readonly<Record<string, unknown>>) => void;
}

/** Spans that wait to be sent; more are dropped, so that a collector that is down costs no memory. */
const mostWaiting = 4096;
const mostInABatch = 512;
/** From one sending to the next, ms. */
const sendingInterval = 1000;
/** One sending with its repetitions, ms. */
const sendingPatience = 5000;
/** Longest text of an attribute, characters: routes and codes are shorter. */
const longestText = 200;

/**
 * Records this process's spans and sends them in batches, beside the requests. Undefined when the
 * process records already: its first shop does, and a second one's spans go the same way.
 */
export const recordSpans = (
  { endpoint, reads }: TracingConfig,
  report: TracingOptions['report'],
): OpenTracing | undefined => {
  const manager = new AsyncLocalStorageContextManager().enable();
  if (!context.setGlobalContextManager(manager)) return undefined;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: sendingPatience,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'crunchcart' }),
    // What is recorded was decided before a span is made (server/base/trace/call-span.ts).
    sampler: new AlwaysOnSampler(),
    spanLimits: {
      attributeValueLengthLimit: longestText,
      attributeCountLimit: 16,
      linkCountLimit: 4,
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reporting(exporter, report),
        maxQueueSize: mostWaiting,
        maxExportBatchSize: mostInABatch,
        scheduledDelayMillis: sendingInterval,
        exportTimeoutMillis: sendingPatience,
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  setTracing({ reads: makeReadShare(reads) });
  return {
    flush: (milliseconds) => within(milliseconds, () => provider.forceFlush()),
    close: async (milliseconds) => {
      setTracing(undefined);
      await within(milliseconds, () => provider.shutdown());
      trace.disable();
      context.disable();
    },
  };
};

/** A collector that is down is told of once, until it answers again. */
const reporting = (inner: SpanExporter, report: TracingOptions['report']): SpanExporter => {
  let isReported = false;
  return {
    export: (spans, done) =>
      inner.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isReported) report({ event: 'spans-not-sent' });
        isReported = failed;
        done(result);
      }),
    ...(inner.forceFlush && { forceFlush: () => inner.forceFlush?.() ?? Promise.resolve() }),
    shutdown: () => inner.shutdown(),
  };
};

const within = async (milliseconds: number, work: () => Promise<void>): Promise<void> => {
  const stop = new AbortController();
  const limit = wait(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined);
  await Promise.race([work().catch(() => undefined), limit]);
  stop.abort();
};
