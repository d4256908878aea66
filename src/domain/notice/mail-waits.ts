const minute = 60_000;

/** How long to wait after each failed try, ms; after the last one the mail is given up. */
const waits: readonly number[] = [
  5000,
  30_000,
  2 * minute,
  10 * minute,
  30 * minute,
  60 * minute,
  ...Array.from({ length: 20 }, () => 60 * minute),
];

/** How long to wait for a mail server that is not there, ms: no try of any mail is counted. */
export const awayWait = 2000;

/** Milliseconds until the next try; undefined: there is none. */
export const waitAfterTry = (tries: number): number | undefined => waits[tries];
