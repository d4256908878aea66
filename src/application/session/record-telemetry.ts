import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** Tells the people who run the shop; never fails and never waits. */
export const makeRecordTelemetry = (telemetry: Telemetry): UseCases['recordTelemetry'] =>
  Effect.fn('recordTelemetry')(function* (event) {
    yield* Effect.sync(() => telemetry.record(event));
  });
