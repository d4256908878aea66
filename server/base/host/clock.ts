/** The server's time; tests and the sandbox put their own in. */
export interface Clock {
  /** Unix ms. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
