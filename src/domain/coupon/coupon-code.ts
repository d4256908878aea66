import { charactersProblem, forbiddenIn } from '#domain/validation/forbidden-characters.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';

/** Longest code, in characters. */
const longest = 40;

/** A code in the form that is compared; letter case does not count. */
export const couponCode = (typed: string): string => trimmed(typed).toUpperCase();

/** A text that cannot be a code is refused before the shop is asked. */
export const couponCodeProblem = (typed: string): Problem | undefined => {
  const code = couponCode(typed);
  if (code === '') return { key: 'required.couponName' };
  if (code.length > longest) {
    return { key: 'text.long', values: { field: 'couponName', max: longest } };
  }
  if (/^[A-Z0-9][A-Z0-9-]*$/.test(code)) return undefined;
  const forbidden = forbiddenIn(code, /^[A-Z0-9-]$/);
  return charactersProblem('couponName', forbidden.length > 0 ? forbidden : ['-']);
};
