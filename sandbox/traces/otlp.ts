import { z } from 'zod';

/** Hexadecimal of a length that is not all zero (W3C Trace Context). */
const id = (length: number) =>
  z
    .string()
    .regex(new RegExp(`^[0-9a-fA-F]{${length}}$`))
    .refine((text) => /[^0]/.test(text))
    .transform((text) => text.toLowerCase());

/** Nanoseconds since 1970 as text, as OTLP's JSON has 64-bit numbers. */
const nanoseconds = z
  .union([z.string().regex(/^\d{1,20}$/), z.number().nonnegative()])
  .transform((value) => Number(BigInt(value) / 1000n) / 1000);

const value = z
  .union([
    z.object({ stringValue: z.string().max(2000) }).transform((given) => given.stringValue),
    z
      .object({ intValue: z.union([z.string().regex(/^-?\d{1,19}$/), z.number()]) })
      .transform((given) => Number(given.intValue)),
    z.object({ doubleValue: z.number() }).transform((given) => given.doubleValue),
    z.object({ boolValue: z.boolean() }).transform((given) => given.boolValue),
  ])
  // Lists and maps: the shop writes none.
  .catch('');

const attributes = z
  .array(z.object({ key: z.string().max(200), value }))
  .max(64)
  .default([])
  .transform((list) => Object.fromEntries(list.map((one) => [one.key, one.value])));

const span = z.object({
  traceId: id(32),
  spanId: id(16),
  parentSpanId: id(16).optional().catch(undefined),
  name: z.string().max(300),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  /** Code 2 is an error. */
  status: z.object({ code: z.number().optional() }).optional(),
});

/** A request of an OTLP exporter, as far as the tools host shows it (opentelemetry-proto, JSON). */
export const exportRequest = z.object({
  resourceSpans: z
    .array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(z.unknown()).default([]) })) }))
    .max(1000),
});

/** A span as it is kept: times in milliseconds since 1970. */
export type ReceivedSpan = z.output<typeof span>;

/** The readable spans of a request, and how many were not. */
export const spansIn = (
  request: z.output<typeof exportRequest>,
): { readonly spans: readonly ReceivedSpan[]; readonly rejected: number } => {
  const given = request.resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans);
  const read = given.map((one) => span.safeParse(one));
  const spans = read.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return { spans, rejected: given.length - spans.length };
};
