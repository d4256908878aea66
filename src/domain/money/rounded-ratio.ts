/**
 * `part / whole` as a number with two decimals, rounded half away from zero.
 *
 * Takes whole numbers and counts with BigInt, so no binary fraction decides a rounding.
 * `whole` must be above 0.
 */
export const roundedRatio = (part: number, whole: number): number => {
  const hundredths = (2n * BigInt(Math.abs(part)) * 100n + BigInt(whole)) / (2n * BigInt(whole));
  const magnitude = Number(hundredths) / 100;
  return part < 0 && magnitude !== 0 ? -magnitude : magnitude;
};
