import type { Cents } from '#domain/money/cents.ts';

/** A weight as sizes name it: `9 oz`, `6.5 oz`. */
const weight = /^(\d{1,4}(?:\.\d{1,2})?) oz$/;

/** What an ounce costs, in whole cents, half a cent up; undefined for what is not sold by weight. */
export const priceOfOunce = (price: Cents, size: string): Cents | undefined => {
  const ounces = Number(weight.exec(size)?.[1]);
  return ounces > 0 ? (Math.round(price / ounces) as Cents) : undefined;
};
