const minute = 60_000;
const day = 24 * 60 * minute;

/** When the gateway is asked again to forget what it refused to: after 2 min, then 4, 8 … a day; ms. */
export const forgetPause = (tries: number): number =>
  Math.min(day, 2 * minute * 2 ** Math.min(tries, 10));
