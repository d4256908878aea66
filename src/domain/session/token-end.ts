/** Milliseconds before its end from which a token is not used any more: a call takes time (TOKEN-040). */
const expireEarly = 30_000;

/** Whether a token that ends at `expiresAt` (Unix seconds) is over for whoever wants to use it `now` (Unix ms). */
export const tokenIsOver = (expiresAt: number, now: number): boolean =>
  expiresAt * 1000 - expireEarly <= now;
