/** How long a sheet may wait for its shop, ms; Apple's own sheet gives up after 30 s (P-48). */
export const walletTiming = {
  /** A new price, after a place, a way of sending or a coupon was chosen. */
  answer: 20_000,
  /** Everything from the shopper's approval to the answer of the shop. */
  order: 25_000,
} as const;
