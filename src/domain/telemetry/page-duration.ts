const hour = 3_600_000;

/** A page's duration to send, milliseconds: 0 and one hour or more are dropped (TEL-34, TEL-35). */
export const worthyDuration = (milliseconds: number | undefined): number | undefined =>
  milliseconds !== undefined && milliseconds > 0 && milliseconds < hour ? milliseconds : undefined;
