import type { Problem } from '#domain/validation/problem.ts';

/** 16 letters and digits of Crockford's base 32: no I, L, O, U. */
const bareCode = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/**
 * The code of a gift card as it was mailed, `GC-XXXX-XXXX-XXXX-XXXX`, however it was typed: letter
 * case, spaces, dashes, look-alike letters and a missing `GC` do not matter. What can be no code
 * comes back without them, and matches no card.
 */
export const giftCode = (typed: string): string => {
  const bare = bareOf(typed);
  return bareCode.test(bare) ? `GC-${(bare.match(/.{4}/g) ?? []).join('-')}` : bare;
};

/** The end of a code, by which its holder tells cards apart; the same as on the mail. */
export const endOfCode = (code: string): string => code.slice(-4);

/** What is wrong with a typed code, as far as its form tells. */
export const giftCodeProblem = (typed: string): Problem | undefined => {
  if (typed.trim() === '') return { key: 'required.giftCode' };
  return bareCode.test(bareOf(typed)) ? undefined : { key: 'gift.code' };
};

const bareOf = (typed: string): string => {
  const text = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  // A code may begin with the letters GC itself: they are the prefix only where they are too many.
  return text.length > 16 && text.startsWith('GC') ? text.slice(2) : text;
};
