import type { Problem } from '#domain/validation/problem.ts';

/**
 * What nobody sees in a name: control and format characters, the marks that turn the direction of
 * what stands beside them (UAX #9), characters drawn as nothing (UAX #44, Default_Ignorable), halves
 * of characters, private ones and the two separators that end a line.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

/**
 * What mail programs turn into a link: an at sign, the start of an address, and a dot with letters
 * right behind it, in the ways scripts write a dot. Initials ("J.R.") and "St. James" have none.
 */
const linked = /[@\uFE6B\uFF20]|:\/\/|[.\u3002\uFF0E\uFF61]\p{L}\p{M}*\p{L}/u;

/**
 * What every name obeys whoever it names, since names are shown and mailed to other people
 * (D-FORM-19): of people, of mixes and of those who write to customer service.
 */
export const nameTextProblem = (name: string): Problem | undefined => {
  if (unseen.test(name)) return { key: 'text.characters' };
  return linked.test(name) ? { key: 'name.link' } : undefined;
};

/** Whether a line holds a character that is not seen; for lines that are no names. */
export const hasUnseen = (line: string): boolean => unseen.test(line);
