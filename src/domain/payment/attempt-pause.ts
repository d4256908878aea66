/** At most `most` times in any `windowMs`. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowMs: number;
}

/** Milliseconds until another attempt is within the limit; 0 when it is now. Stamps ascend. */
export const attemptPause = (
  stamps: readonly number[],
  { most, windowMs }: AttemptLimit,
  now: number,
): number => {
  const oldest = stamps.filter((stamp) => stamp > now - windowMs).at(-most);
  return oldest === undefined ? 0 : oldest + windowMs - now;
};
