import type { Problem } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';

/** Characters of the longest code. */
const longest = 40;

/** A code as it is compared: nobody types a coupon with the right letter case. */
export const couponCode = (typed: string): string => trimmed(typed).toUpperCase();

/** What cannot be any coupon's code is refused before the shop is asked. */
export const couponCodeProblem = (typed: string): Problem | undefined => {
  const code = couponCode(typed);
  if (code === '') return { key: 'required.couponName' };
  if (code.length > longest) {
    return { key: 'text.long', values: { field: 'couponName', max: longest } };
  }
  return /^[A-Z0-9][A-Z0-9-]*$/.test(code) ? undefined : { key: 'text.characters' };
};
