import {
  context,
  createContextKey,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { ownAttributes, spanNames } from '#server/base/trace/span-names.ts';
import { readTraceparent, traceparentOf } from '#server/base/trace/trace-context.ts';
import {
  endWithBudget,
  preciseNow,
  shopTracer,
  type Tracing,
  tracingNow,
  withBudget,
} from '#server/base/trace/tracing.ts';

export interface TracedCall {
  readonly method: string;
  /** The pattern, never the address. */
  readonly route: string;
  readonly requestId: string;
  /** As the caller sent it. */
  readonly traceparent: string | undefined;
  /** It changes nothing, so that a part of them is enough to know. */
  readonly isRead: boolean;
  /** From which status on the shop itself failed. */
  readonly failsFrom: number;
}

export interface TracedAnswer {
  readonly status: number;
  /** The trace it belongs to: ours, or the caller's when nothing is recorded. */
  readonly traceId?: string;
}

const requestKey = createContextKey('request id');

/** Answers a call inside a span of its own, the first of the shop in its trace. */
export const inCallSpan = async <Answer extends TracedAnswer>(
  call: TracedCall,
  answer: () => Promise<Answer>,
): Promise<Answer> => {
  const given = call.traceparent === undefined ? undefined : readTraceparent(call.traceparent);
  const tracing = tracingNow();
  if (tracing === undefined || !isRecorded(tracing, call, given)) {
    const plain = await answer();
    return given === undefined ? plain : { ...plain, traceId: given.traceId };
  }
  const above = given === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, given);
  const span = shopTracer().startSpan(
    spanNames.call(call.method, call.route),
    {
      kind: SpanKind.SERVER,
      startTime: preciseNow(),
      attributes: {
        'http.request.method': call.method,
        'http.route': call.route,
        [ownAttributes.requestId]: call.requestId,
      },
    },
    above,
  );
  const { context: within, budget } = withBudget(
    trace.setSpan(above, span).setValue(requestKey, call.requestId),
  );
  try {
    const answered = await context.with(within, answer);
    span.setAttribute('http.response.status_code', answered.status);
    if (answered.status >= call.failsFrom) span.setStatus({ code: SpanStatusCode.ERROR });
    return { ...answered, traceId: span.spanContext().traceId };
  } finally {
    endWithBudget(span, budget);
  }
};

/** Calls that change something always are; of the others a part. */
const isRecorded = (
  { reads }: Tracing,
  { isRead }: TracedCall,
  given: SpanContext | undefined,
): boolean => !isRead || reads.takes(given, performance.now(), Math.random);

const activeSpan = (): Span | undefined => {
  const span = tracingNow() === undefined ? undefined : trace.getSpan(context.active());
  return span?.isRecording() === true ? span : undefined;
};

/** The order this trace is about; `crunch trace` finds it by that. */
export const markOrder = (orderId: string): void => {
  activeSpan()?.setAttribute(ownAttributes.orderId, orderId);
};

export const markRefusal = (code: string): void => {
  activeSpan()?.setAttribute(ownAttributes.refusal, code);
};

/** What a row keeps, so that whoever handles it later goes on with this trace. */
export const traceparentNow = (): string | null => {
  const span = activeSpan();
  return span === undefined ? null : traceparentOf(span.spanContext());
};

/** What a line of the log says about where it was written. */
export const traceFacts = (): Readonly<Record<string, string>> => {
  if (tracingNow() === undefined) return {};
  const active = context.active();
  const traceId = trace.getSpanContext(active)?.traceId;
  const requestId = active.getValue(requestKey);
  return {
    ...(traceId !== undefined && { traceId }),
    ...(typeof requestId === 'string' && { requestId }),
  };
};
