import type { OpenTracing, TracingOptions } from '#server/start/telemetry/record-spans.ts';

const off: OpenTracing = { flush: async () => undefined, close: async () => undefined };

/** Without an exporter nothing is loaded and nothing is recorded (D-TEL-40). */
export const openTracing = async ({ tracing, report }: TracingOptions): Promise<OpenTracing> => {
  if (tracing === undefined) return off;
  const { recordSpans } = await import('#server/start/telemetry/record-spans.ts');
  return recordSpans(tracing, report) ?? off;
};
