import type { TelemetryEvent } from '#domain/telemetry/telemetry-event.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

export interface MemoryTelemetry extends Telemetry {
  readonly recorded: readonly TelemetryEvent[];
  /** How often what waited was let go. */
  readonly flushes: () => number;
}

export const makeMemoryTelemetry = (): MemoryTelemetry => {
  const recorded: TelemetryEvent[] = [];
  let flushes = 0;
  return {
    recorded,
    flushes: () => flushes,
    record: (event) => void recorded.push(event),
    flush: () => {
      flushes += 1;
    },
  };
};
