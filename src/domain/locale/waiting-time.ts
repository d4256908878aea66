/** How long to wait, as people say it. */
export interface WaitingTime {
  readonly unit: 'second' | 'minute' | 'hour';
  readonly count: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** From here on nobody counts in minutes, milliseconds. */
const manyMinutes = 90 * minute;

/**
 * "13 minutes" for 745 seconds: seconds below a minute, minutes up to an hour and a half, then hours. Rounded
 * up, so that who waits so long has waited long enough; at least one second.
 */
export const waitingTime = (milliseconds: number): WaitingTime => {
  const wait = Math.max(second, milliseconds);
  if (wait > manyMinutes) return { unit: 'hour', count: Math.ceil(wait / hour) };
  const seconds = Math.ceil(wait / second);
  return seconds < 60
    ? { unit: 'second', count: seconds }
    : { unit: 'minute', count: Math.ceil(wait / minute) };
};
