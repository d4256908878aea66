/**
 * `part / whole` as a number with two decimals, rounded half away from zero.
 *
 * Whole numbers in, counted with unlimited digits: no binary fraction ever decides a rounding.
 * `whole` must be above 0.
 */
export const roundedRatio = (part: number, whole: number): number => {
  const hundredths = (2n * BigInt(Math.abs(part)) * 100n + BigInt(whole)) / (2n * BigInt(whole));
  const magnitude = Number(hundredths) / 100;
  return part < 0 && magnitude !== 0 ? -magnitude : magnitude;
};
