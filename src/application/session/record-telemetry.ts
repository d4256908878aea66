import { Effect } from 'effect';
import type { TelemetryEvent } from '#domain/telemetry/telemetry-event.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

export type RecordTelemetry = (event: TelemetryEvent) => Effect.Effect<void>;

/** Records an event for the operators; never fails and never waits. */
export const makeRecordTelemetry = (telemetry: Telemetry): RecordTelemetry =>
  Effect.fn('recordTelemetry')(function* (event) {
    yield* Effect.sync(() => telemetry.record(event));
  });
