import { isSpanContextValid, type SpanContext, TraceFlags } from '@opentelemetry/api';

/**
 * W3C Trace Context, 3.2: version, trace, parent, flags, in lower case. A later version may have more
 * behind a dash; version 00 has not, and ff is none.
 */
const form = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-[\w-]{0,200})?$/;

/** What a `traceparent` names; undefined when it is none, so that a trace of our own begins. */
export const readTraceparent = (text: string | null | undefined): SpanContext | undefined => {
  const found = text == null || text.length > 260 ? null : form.exec(text);
  if (found === null) return undefined;
  const [, version = '', traceId = '', spanId = '', more] = found;
  if (version === '00' && more !== undefined) return undefined;
  // Whether it is recorded is the shop's decision, not the caller's flag (D-TEL-42).
  const context = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
};

export const traceparentOf = ({ traceId, spanId }: SpanContext): string =>
  `00-${traceId}-${spanId}-01`;
