import { z } from 'zod';

/**
 * One telemetry item as Application Insights sends it ("Breeze" envelope, version 1):
 * `data.baseType` names the kind, `data.baseData` holds it. Unknown fields are kept for the page.
 */
export const telemetryItem = z.looseObject({
  time: z.iso.datetime({ offset: true }),
  iKey: z.string(),
  name: z.string().max(1024),
  tags: z.record(z.string(), z.unknown()).optional(),
  data: z.looseObject({
    baseType: z.enum([
      'EventData',
      'ExceptionData',
      'PageviewData',
      'PageviewPerformanceData',
      'RemoteDependencyData',
      'MessageData',
      'MetricData',
    ]),
    baseData: z.looseObject({ ver: z.number() }),
  }),
});

export type TelemetryItem = z.output<typeof telemetryItem>;

/** A body is a JSON array, one object, or one object a line; anything else is refused. */
export const itemsIn = (body: string): readonly unknown[] | undefined => {
  const whole = parsed(body);
  if (whole !== undefined) return Array.isArray(whole) ? whole : [whole];
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const items = lines.map(parsed);
  return lines.length > 0 && items.every((item) => item !== undefined) ? items : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
};
