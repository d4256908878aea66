import { inputLimits } from '#domain/validation/input-limits.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import { nameProblem } from '#domain/validation/name.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { lengthOf, tidied, trimmed } from '#domain/validation/typed-text.ts';

/** Signs people type for one that names may have: backticks, accents standing alone, full-width forms. */
const sameSigns: Readonly<Record<string, string>> = {
  '‘': "'",
  '‛': "'",
  '`': "'",
  '´': "'",
  '＇': "'",
  '＆': '&',
  '+': ' & ',
  '。': '.',
  '．': '.',
  '｡': '.',
};

const oneSpaced = (text: string): string => trimmed(text.replace(/ {2,}/g, ' '));

/** As many whole words as fit; of a longer word its beginning. Lengths in code points. */
export const cutAtWord = (text: string, most: number): string => {
  if (lengthOf(text) <= most) return text;
  const head = [...text].slice(0, most).join('');
  if (text.charAt(head.length) === ' ') return trimmed(head);
  const space = head.lastIndexOf(' ');
  return space > 0 ? head.slice(0, space) : head;
};

/** Without what no name may have; a blank where it stood, so that words stay apart. */
const respelled = (name: string, forbidden: RegExp): string => {
  const spelled = name
    .replace(/[‘‛`´＇＆+。．｡]/g, (sign) => sameSigns[sign] ?? sign)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(forbidden, ' ')
    .replace(/\.(?=\p{L}\p{M}*\p{L})/gu, '. ')
    .normalize('NFC');
  return cutAtWord(oneSpaced(spelled.replace(/^[\p{M} ]+/u, '')), inputLimits.nameLongest);
};

/**
 * The nearest spelling of a name that the shop takes: "Anne-Marie" is "Anne Marie" (D-FORM-21). Letters of
 * every script stay as they are. What is left may still be too short; the rule of names decides.
 */
export const fittedName = (text: string): string => {
  const name = tidied(text);
  const isFine = nameProblem('firstName', name) === undefined;
  return isFine ? name : respelled(name, /[^\p{L}\p{M}.&' ]/gu);
};

/** A spelling to offer in place of one that is refused; none when there is no good one. */
const offered = (
  text: string,
  fitted: string,
  rule: (name: string) => Problem | undefined,
): string | undefined =>
  rule(text) === undefined || fitted === '' || rule(fitted) !== undefined ? undefined : fitted;

/** For names of people. */
export const offeredName = (text: string): string | undefined =>
  offered(text, fittedName(text), (name) => nameProblem('firstName', name));

/** For names of mixes, which may have digits too. */
export const offeredMixName = (text: string): string | undefined =>
  offered(text, respelled(tidied(text), /[^\p{L}\p{M}\p{Nd}.&' ]/gu), mixNameProblem);
