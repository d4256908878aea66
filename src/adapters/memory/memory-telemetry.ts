import type { TelemetryEvent } from '#domain/telemetry/telemetry-event.ts';
import type { Telemetry } from '#ports/telemetry.ts';

export interface MemoryTelemetry extends Telemetry {
  readonly recorded: readonly TelemetryEvent[];
}

export const makeMemoryTelemetry = (): MemoryTelemetry => {
  const recorded: TelemetryEvent[] = [];
  return { recorded, record: (event) => void recorded.push(event) };
};
