import type { TelemetryEvent } from '#domain/telemetry/telemetry-event.ts';

/** Usage and failures, for the operators. Sends nothing before consent (D-TEL-03). */
export interface Telemetry {
  /** Never fails and never waits: telemetry must not stop a sale. */
  record(event: TelemetryEvent): void;
  /** Called after the consent choice: waiting events are sent or dropped. Never fails or waits. */
  flush(): void;
}
