const minute = 60_000;

/** When a payment without a certain end is looked at again, ms. */
export const healingTiming = {
  /** An unknown payment the gateway has not heard of by then is called off. */
  notFoundIsFinal: minute,
  /** The same when the gateway answered the request itself with a failure of its own (5xx). */
  answeredNotFoundIsFinal: 5000,
  /** How often a payment in review is asked about, until `askOften` has passed. */
  askReview: 15_000,
  /** After this an unknown payment is looked at rarely and marked for an operator. */
  askOften: 15 * minute,
  askRarely: 5 * minute,
} as const;

/** The first retry after 2 s, then 4, 8, 16, 30, 30 … */
export const retryDelay = (tries: number): number =>
  Math.min(30_000, 1000 * 2 ** Math.min(tries, 5));
