import type { TelemetryEvent } from '#domain/telemetry/telemetry-event.ts';

/** An error nobody caught, or a promise nobody handled (TEL-22). */
export interface UncaughtError {
  readonly kind: 'uncaught';
  readonly error: unknown;
}

/** Something to tell, and when it was, Unix ms. */
export interface Happening {
  readonly at: number;
  readonly what: TelemetryEvent | UncaughtError;
}
