import type { Refusal } from '#adapters/http/client/envelope-reading.ts';
import { TooManyAttempts } from '#ports/session/call-failures.ts';

/** Milliseconds to wait when the answer names no pause: most limits count per minute. */
const usualPause = 60_000;

/** For calls that are told how long to wait. */
export const askedToWait = {
  TOO_MANY_ATTEMPTS: ({ retryAfterMs = usualPause }: Refusal) =>
    new TooManyAttempts({ retryAfterMs }),
};
