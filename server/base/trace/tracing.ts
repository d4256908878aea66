import { type Context, createContextKey, type Span, type Tracer, trace } from '@opentelemetry/api';
import type { ReadShare } from '#server/base/trace/read-share.ts';
import { ownAttributes } from '#server/base/trace/span-names.ts';

/** How this process records; the start says it once an exporter is configured. */
export interface Tracing {
  readonly reads: ReadShare;
}

/**
 * Spans may begin anywhere below a request, so what is recorded is kept for the whole process, as
 * OpenTelemetry's API itself does. Undefined: nothing is recorded, and nothing is made to be.
 */
let current: Tracing | undefined;

export const tracingNow = (): Tracing | undefined => current;

export const setTracing = (tracing: Tracing | undefined): void => {
  current = tracing;
};

export const shopTracer = (): Tracer => trace.getTracer('crunchcart');

/** Most spans below one call or one row: a loop over a thousand lines is no use to a reader. */
const mostSpans = 250;

/** What is still allowed below one call or one row. */
export interface SpanBudget {
  left: number;
  leftOut: number;
}

const budgetKey = createContextKey('spans that are still allowed');

export const withBudget = (context: Context): { context: Context; budget: SpanBudget } => {
  const budget = { left: mostSpans, leftOut: 0 };
  return { context: context.setValue(budgetKey, budget), budget };
};

/** Ends a span that had a budget, and says what was left out below it. */
export const endWithBudget = (span: Span, { leftOut }: SpanBudget): void => {
  if (leftOut > 0) span.setAttribute(ownAttributes.leftOut, leftOut);
  span.end(preciseNow());
};

/** True when one more span may be made here; counts it. False outside a recorded call or row. */
export const takeSpan = (context: Context): boolean => {
  const budget = context.getValue(budgetKey) as SpanBudget | undefined;
  if (budget === undefined) return false;
  if (budget.left > 0) {
    budget.left -= 1;
    return true;
  }
  budget.leftOut += 1;
  return false;
};

/** Milliseconds since 1970 with fractions: spans are shorter than a millisecond. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();
