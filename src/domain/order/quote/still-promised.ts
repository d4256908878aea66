import type { Expectation, NoDay } from '#domain/shipping/expected-day/expected-days.ts';

/**
 * Which days a new price promises to who was promised days for the same order before. A day that was shown before the
 * cut-off is kept for a while after it (`grace`, ms), so that an order is promised what its shopper read (D-SHIPPING-04).
 */
export const stillPromised = (
  before: Expectation | undefined,
  anew: Expectation | NoDay,
  moment: number,
  grace: number,
): Expectation | NoDay => {
  if (typeof anew === 'string' || before?.orderBy === undefined) return anew;
  const isMissed = before.orderBy <= moment && moment < before.orderBy + grace;
  return isMissed && before.latest < anew.latest ? before : anew;
};
