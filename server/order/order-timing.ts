const minute = 60_000;

/** Times of quotes and submissions, ms. */
export const orderTiming = {
  /** How long a price is promised. */
  quote: 30 * minute,
  /** Kept after its end, so that a late press hears that the quote ran out. */
  quoteRemembered: 2 * 60 * minute,
  /** A repeated submission gets the same answer this long. */
  idempotency: 24 * 60 * minute,
  /** How long a mailed code opens an order. */
  code: 15 * minute,
} as const;
