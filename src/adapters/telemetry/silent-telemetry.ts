import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** Telemetry of a shop without a key, or of a terminal that was not asked to send any. */
export const silentTelemetry: Telemetry = {
  record: () => undefined,
  flush: () => undefined,
};
