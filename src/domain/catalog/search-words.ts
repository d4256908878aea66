/**
 * The words of a text as search compares them: lower case, without accents, letters and digits
 * only. `Jalapeño-Cheddar` gives `jalapeno` and `cheddar`.
 */
export const searchWords = (text: string): readonly string[] =>
  folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text in the form names are sorted by: marks and letter case do not count. */
export const sortKey = (text: string): string => searchWords(text).join(' ');

/**
 * What a shopper typed, ready to be looked up as beginnings of words. A plural asks for its
 * singular too: `chips` finds `chip`.
 */
export const searchBeginnings = (text: string): readonly string[] =>
  [...new Set(searchWords(text).map(withoutPlural))].slice(0, mostWords);

/** More words than this narrow nothing any more. */
const mostWords = 8;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const withoutPlural = (word: string): string =>
  word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
