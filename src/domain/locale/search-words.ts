/**
 * The words of a text as search compares them: lower case, without accents, letters and digits
 * only. `Jalapeño-Cheddar` gives `jalapeno` and `cheddar`.
 */
export const searchWords = (text: string): readonly string[] =>
  folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text in the form names are sorted by: accents and letter case do not count. */
export const sortKey = (text: string): string => searchWords(text).join(' ');

/**
 * A typed text as beginnings of words to search for. A plural also searches for its
 * singular: `chips` finds `chip`.
 */
export const searchBeginnings = (text: string): readonly string[] =>
  [...new Set(searchWords(text).map(withoutPlural))].slice(0, mostSearchWords);

/** Words after this many are ignored. */
export const mostSearchWords = 8;

/** The singular of a word whose plural only adds an `s`. */
export const withoutPlural = (word: string): string =>
  word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;

/** Letters without their accents and case, so that `jalapeno` finds `Jalapeño`. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The common stem of singular and plural, and of Spanish genders: `papas` and `papa`,
 * `nuez` and `nueces`, `cookie` and `cookies`, `salado` and `saladas`. One rule serves both
 * languages, so the language of a word need not be known. The stem is compared, never shown.
 */
export const searchStem = (word: string): string => {
  if (word.length < 4 || /\P{L}/u.test(word)) return word;
  const single = /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  if (single.length < 4) return single;
  if (single.endsWith('z')) return `${single.slice(0, -1)}c`;
  if (single.endsWith('y')) return `${single.slice(0, -1)}i`;
  return /[aeo]$/.test(single) ? single.slice(0, -1) : single;
};

/** Words without meaning for a search, such as articles; they are ignored. */
const quietWords = new Set(
  'a al and con de del el en for in la las los of or o para por sabor the un una with y'.split(' '),
);

export const isQuietWord = (word: string): boolean => quietWords.has(word);
