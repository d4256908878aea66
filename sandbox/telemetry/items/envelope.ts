import { z } from 'zod';

// Lengths and required fields are those of the Breeze endpoint of Application Insights
// (learn.microsoft.com/azure/azure-monitor/app/data-model-complete), in characters.
const text = (most: number) => z.string().max(most);
const required = (most: number) => z.string().min(1).max(most);

/** Field that clients may leave out or send as null. */
const id = text(512).nullish();
const url = text(2048).nullish();
const line = text(1024).nullish();
const longText = text(32_768).nullish();
/** `hh:mm:ss.fff`, days before it when it is long. */
const duration = text(64).nullish();
const code = z.union([text(1024), z.number()]).nullish();
const severity = z
  .union([
    z.int().min(0).max(4),
    z.enum(['Verbose', 'Information', 'Warning', 'Error', 'Critical']),
  ])
  .nullish();

const named = {
  properties: z.record(text(150), text(8192).nullable()).nullish(),
  measurements: z.record(text(150), z.number()).nullish(),
};

const frame = z.looseObject({
  method: line,
  assembly: line,
  fileName: line,
  line: z.number().nullish(),
});
const exception = z.looseObject({
  typeName: line,
  message: required(32_768),
  stack: longText,
  parsedStack: z.array(frame).nullish(),
});
const metric = z.looseObject({ name: required(1024), value: z.number() });

/** One kind of item: its name on the wire, and the fields it must have or may not exceed. */
const kind = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.looseObject({
    baseType: z.literal(name),
    baseData: z.looseObject({ ver: z.literal(2), ...named, ...fields }),
  });

const data = z.discriminatedUnion('baseType', [
  kind('EventData', { name: required(512) }),
  kind('ExceptionData', { exceptions: z.array(exception).min(1), severityLevel: severity }),
  kind('MessageData', { message: required(32_768), severityLevel: severity }),
  kind('MetricData', { metrics: z.array(metric).min(1) }),
  kind('PageviewData', { name: line, url, id, duration }),
  kind('PageviewPerformanceData', { name: line, url, id, duration, perfTotal: duration }),
  kind('RemoteDependencyData', {
    name: required(1024),
    id,
    data: text(8192).nullish(),
    target: line,
    type: line,
    resultCode: code,
    duration,
  }),
  kind('RequestData', { id: required(512), name: line, url, responseCode: code, duration }),
]);

/** One telemetry item as Application Insights sends it. Unknown fields are stored as they are. */
export const telemetryItem = z.looseObject({
  time: z.iso.datetime({ offset: true }),
  iKey: z.string().min(1),
  name: required(1024),
  /** Percent of such items that were sent. */
  sampleRate: z.number().gt(0).max(100).nullish(),
  tags: z.record(text(150), z.union([text(1024), z.number(), z.boolean(), z.null()])).nullish(),
  data,
});

export type TelemetryItem = z.output<typeof telemetryItem>;
type BaseType = TelemetryItem['data']['baseType'];

/** What people call the kinds, on the page and in the terminal. */
export const itemKinds = {
  event: 'EventData',
  exception: 'ExceptionData',
  message: 'MessageData',
  metric: 'MetricData',
  'page-view': 'PageviewData',
  'page-timing': 'PageviewPerformanceData',
  dependency: 'RemoteDependencyData',
  request: 'RequestData',
} as const satisfies Readonly<Record<string, BaseType>>;

export type ItemKind = keyof typeof itemKinds;

export const isItemKind = (word: string): word is ItemKind => Object.hasOwn(itemKinds, word);

export const kindOf = ({ data: { baseType } }: TelemetryItem): ItemKind => {
  const found = Object.entries(itemKinds).find(([, type]) => type === baseType);
  return found !== undefined && isItemKind(found[0]) ? found[0] : 'event';
};
