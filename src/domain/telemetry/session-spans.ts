const minute = 60_000;
const hour = 60 * minute;

/** How long a telemetry session lasts, milliseconds. */
export interface SessionSpans {
  /** Without an event for so long, the next event begins a new one. */
  readonly sessionRenewalMs: number;
  /** The longest one. */
  readonly sessionExpirationMs: number;
}

/** 30 minutes and 24 hours unless configured, and never below a minute (TEL-24, D-TEL-07). */
export const sessionSpans = (
  renewal: number = hour / 2,
  expiration: number = 24 * hour,
): SessionSpans => ({
  sessionRenewalMs: Math.max(minute, renewal),
  sessionExpirationMs: Math.max(minute, expiration),
});
