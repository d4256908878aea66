import type { TelemetryEvent } from '#domain/telemetry/telemetry-event.ts';

/** Usage and failures, for the people who run the shop. Sends nothing before consent (D-TEL-03). */
export interface Telemetry {
  /** Never fails and never waits: telemetry must not stop a sale. */
  record(event: TelemetryEvent): void;
  /** The shopper has chosen: what waited for that goes, or is dropped. Never fails and never waits. */
  flush(): void;
}
