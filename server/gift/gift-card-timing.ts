const day = 24 * 60 * 60_000;

/** Times of gift cards, ms. */
export const giftCardTiming = {
  /** A ref stands this long for the code that was typed: longer than any checkout takes. */
  ref: 7 * day,
} as const;
