import { isFlavor } from '#domain/catalog/flavor.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { searchWords, sortKey } from '#domain/locale/search-words.ts';

/** A product that matches a typed text, with the labels of its flavor and type. */
export interface SuggestedProduct extends ProductSummary {
  readonly flavorLabel: string;
  readonly typeLabel: string;
}

/** A brand, flavor or type whose name matches the text; it leads to its list. */
export interface SuggestedList {
  readonly kind: 'brand' | 'flavor' | 'type';
  readonly id: string;
  readonly label: string;
}

/** The suggestions for a text that is being typed. */
export interface Suggestions {
  /** The text they are for, trimmed. */
  readonly text: string;
  /** The text that was searched instead, when a typing mistake was corrected. */
  readonly correctedText?: string;
  readonly searches: readonly string[];
  readonly shelves: readonly SuggestedList[];
  readonly products: readonly SuggestedProduct[];
}

/** Shortest text with suggestions, in characters (D-API-11). */
export const shortestText = 2;
/** Longest text that is read, in characters. */
export const longestText = 200;
export const suggestionLimits = { products: 8, searches: 4, shelves: 4 } as const;

export const noSuggestions = (text: string): Suggestions => ({
  text,
  searches: [],
  shelves: [],
  products: [],
});

/**
 * Suggests searches and lists from the products found, so that no suggestion leads to an
 * empty list.
 */
export const suggestionsFrom = (
  text: string,
  found: readonly SuggestedProduct[],
  correctedText?: string,
): Suggestions => {
  const products = found.slice(0, suggestionLimits.products);
  const meant = correctedText ?? text;
  const names = [
    ...products.filter(({ flavor }) => isFlavor(flavor)).map(({ flavorLabel }) => flavorLabel),
    ...products.map(({ title }) => title),
  ]
    .filter((name) => saysAll(name, meant) && sortKey(name) !== sortKey(text))
    .map((name) => name.toLowerCase());
  const corrected = correctedText === undefined ? [] : [correctedText];
  return {
    text,
    ...(correctedText !== undefined && { correctedText }),
    searches: distinct([...corrected, ...names], sortKey).slice(0, suggestionLimits.searches),
    shelves: distinct(products.flatMap(shelvesOf), ({ kind, id }) => `${kind} ${id}`)
      .filter(({ label }) => saysSome(label, meant))
      .slice(0, suggestionLimits.shelves),
    products,
  };
};

const shelvesOf = (product: SuggestedProduct): readonly SuggestedList[] => [
  { kind: 'brand', id: product.brandId, label: product.brand },
  { kind: 'type', id: product.type, label: product.typeLabel },
  ...(isFlavor(product.flavor)
    ? ([{ kind: 'flavor', id: product.flavor, label: product.flavorLabel }] as const)
    : []),
];

const distinct = <Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): readonly Value[] => [...new Map(values.map((value) => [keyOf(value), value])).values()];

const begins = (name: string, typed: string): boolean =>
  searchWords(name).some((word) => word.startsWith(typed));

const saysAll = (name: string, text: string): boolean => {
  const words = searchWords(text);
  return words.length > 0 && words.every((typed) => begins(name, typed));
};

const saysSome = (name: string, text: string): boolean =>
  searchWords(text).some((typed) => begins(name, typed));

/** A part of a text, and whether it matches what was typed. */
export interface TextRun {
  readonly text: string;
  readonly typed: boolean;
}

/** Splits a name into matching and other parts; accents and letter case do not count. */
export const markTyped = (name: string, text: string): readonly TextRun[] => {
  const typed = searchWords(text);
  const runs: TextRun[] = [];
  let plainFrom = 0;
  for (const { 0: word, index } of name.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const length = Math.max(0, ...typed.map((each) => typedLength(word, each)));
    if (length === 0) continue;
    if (index > plainFrom) runs.push({ text: name.slice(plainFrom, index), typed: false });
    runs.push({ text: word.slice(0, length), typed: true });
    plainFrom = index + length;
  }
  if (plainFrom < name.length) runs.push({ text: name.slice(plainFrom), typed: false });
  return runs;
};

/** How many characters of a word match a typed beginning, combining marks included. */
const typedLength = (word: string, typed: string): number => {
  if (!searchWords(word).join('').startsWith(typed)) return 0;
  let length = 0;
  for (const letter of word.match(/\P{M}\p{M}*/gu) ?? []) {
    if (searchWords(word.slice(0, length)).join('').length >= typed.length) break;
    length += letter.length;
  }
  return length;
};
