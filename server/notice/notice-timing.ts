const minute = 60_000;
const day = 24 * 60 * minute;

/** Times of restock notices, ms. */
export const noticeTiming = {
  /** How long an e-mail stays after its notice went out, and how long it waits for one. */
  endedNotice: 30 * day,
  waitingNotice: 365 * day,
  /** An address that stopped the notices is asked no more often than this (D-NOTIFY-06). */
  questionAgain: 30 * day,
  /** Wait before a wish is looked at again whose product was gone when its mail was to be written. */
  goneAgain: minute,
} as const;
