import { buildVersion } from '#domain/session/build-version.ts';
import { worthyDuration } from '#domain/telemetry/page-duration.ts';
import type { TelemetryEvent, TelemetryIds } from '#domain/telemetry/telemetry-event.ts';

/** Where and for whom an event is sent. */
export interface EnvelopeFacts {
  /** Telemetry key, 8-4-4-4-12 hexadecimal. */
  readonly key: string;
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  readonly ids: TelemetryIds;
  /** Unix ms when the event happened, not when it was sent. */
  readonly time: number;
  /** `shop` or `cli`. */
  readonly role: string;
}

/** One item in the shape of Application Insights, version 2, as the collector takes it. */
export interface TelemetryEnvelope {
  readonly time: string;
  readonly iKey: string;
  readonly name: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly data: { readonly baseType: string; readonly baseData: object };
}

/** As it happened: what must not leave is cut out on the way (`scrubbing/outgoing.ts`). */
export const telemetryEnvelope = (
  event: TelemetryEvent,
  { key, traceId, ids, time, role }: EnvelopeFacts,
): TelemetryEnvelope => {
  const kind = event.kind === 'failure' ? 'Event' : 'Pageview';
  return {
    time: new Date(time).toISOString(),
    iKey: key,
    name: `Microsoft.ApplicationInsights.${key.replaceAll('-', '')}.${kind}`,
    tags: {
      'ai.cloud.role': role,
      'ai.application.ver': buildVersion,
      'ai.internal.sdkVersion': `crunchcart:${buildVersion}`,
      'ai.operation.id': traceId,
      ...(ids.sessionId && { 'ai.session.id': ids.sessionId }),
      ...(event.kind === 'page-view' && { 'ai.operation.name': event.path }),
    },
    data: { baseType: `${kind}Data`, baseData: baseData(event, ids) },
  };
};

const baseData = (event: TelemetryEvent, ids: TelemetryIds): object => {
  if (event.kind === 'page-view') {
    const duration = worthyDuration(event.durationMs);
    return {
      ver: 2,
      name: event.path,
      url: event.path,
      properties: { ...ids },
      ...(duration !== undefined && { duration: timeSpan(duration) }),
    };
  }
  const texts: Record<string, string> = {};
  const measurements: Record<string, number> = {};
  for (const [name, value] of Object.entries(event.details)) {
    if (typeof value === 'number') measurements[name] = value;
    else texts[name] = value;
  }
  return { ver: 2, name: event.name, properties: { ...texts, ...ids }, measurements };
};

/** Milliseconds as `hh:mm:ss.fff`. */
const timeSpan = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(11, 23);
