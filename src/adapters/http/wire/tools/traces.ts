import * as z from 'zod/mini';

/** Attributes by which a trace is found; the server writes them, the tools host reads them. */
export const traceAttributes = {
  orderId: 'crunchcart.order.id',
  requestId: 'crunchcart.request.id',
} as const;

/** One step of a trace, in the order of the waterfall. */
const traceSpan = z.object({
  spanId: z.string(),
  /** Absent: nothing that the tools host knows of stands above it. */
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  /** How many spans stand above it. */
  depth: z.int().check(z.gte(0)),
  /** Milliseconds after the beginning of the trace. */
  startMs: z.number(),
  durationMs: z.number(),
  failed: z.boolean(),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

const storedTrace = z.object({
  traceId: z.string(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  durationMs: z.number(),
  orderIds: z.array(z.string()),
  requestIds: z.array(z.string()),
  spans: z.array(traceSpan),
});

/** What the tools host answers about traces, the oldest first. */
export const tracesAnswer = z.object({ traces: z.array(storedTrace) });

export type TraceSpan = z.output<typeof traceSpan>;
export type StoredTrace = z.output<typeof storedTrace>;
export type TracesAnswer = z.output<typeof tracesAnswer>;
