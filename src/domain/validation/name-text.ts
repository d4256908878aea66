import { charactersProblem } from '#domain/validation/forbidden-characters.ts';
import type { FieldName, Problem } from '#domain/validation/problem.ts';

/**
 * Invisible characters in a name: control and format characters, marks that change the writing
 * direction (UAX #9), characters drawn as nothing (UAX #44, Default_Ignorable), surrogate halves,
 * private-use characters and the two Unicode line separators.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

/**
 * What mail programs turn into a link: an at sign, `://`, and a dot with letters
 * right after it, in any script's form of a dot. Initials ("J.R.") and "St. James" pass.
 */
const linked = /[@\uFE6B\uFF20]|:\/\/|[.\u3002\uFF0E\uFF61]\p{L}\p{M}*\p{L}/u;

/**
 * The rule of every name, because names are shown and mailed to other people
 * (D-FORM-19): of people, of mixes and of those who write to customer service.
 */
export const nameTextProblem = (field: FieldName, name: string): Problem | undefined => {
  if (unseen.test(name)) return charactersProblem(field, []);
  return linked.test(name) ? { key: 'name.link', values: { field } } : undefined;
};

/** Whether a line has an invisible character; for lines that are no names. */
export const hasUnseen = (line: string): boolean => unseen.test(line);
