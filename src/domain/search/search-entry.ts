import type { ProductKind } from '#domain/catalog/product.ts';
import type { Heat } from '#domain/catalog/records/product-record.ts';
import { searchStem, searchWords } from '#domain/locale/search-words.ts';
import { type Diet, dietsOf } from '#domain/search/diets.ts';
import { relatedWords } from '#domain/search/related-words.ts';

/** The texts of a product that search reads, in both languages. */
export interface SearchFacts {
  readonly productId: string;
  readonly kind: ProductKind;
  readonly titles: readonly string[];
  readonly brand: string;
  readonly flavors: readonly string[];
  /** Names of its type and of the types around it. */
  readonly types: readonly string[];
  readonly size: string;
  readonly heat: Heat | number;
  readonly allergens: readonly string[];
  /** In English. */
  readonly ingredients: string;
  readonly sugarGrams: number | undefined;
}

/** Everything a product is found by. */
export interface SearchEntry {
  /** Every word, as `searchWords` gives it. */
  readonly words: readonly string[];
  /** Words that rank first. */
  readonly titleWords: readonly string[];
  /** The words in the catalog's spelling, with accents, by their folded form. */
  readonly spellings: ReadonlyMap<string, string>;
  readonly diets: readonly Diet[];
}

/** 1 is warm, 2 hot, 3 very hot. */
const warm = 1;
const hot = 2;
const hotWords = ['hot', 'spicy', 'picante', 'picoso'];

export const searchEntry = (facts: SearchFacts): SearchEntry => {
  // Words for heat count as title words of hot products, so that these rank before warm ones.
  const title = facts.heat >= hot ? [...facts.titles, ...hotWords] : facts.titles;
  const texts = [
    ...title,
    facts.brand,
    ...facts.flavors,
    ...facts.types,
    ...(facts.heat >= warm ? hotWords : []),
    facts.size,
    facts.size.replaceAll(' ', ''),
  ];
  const said = texts.flatMap(searchWords);
  const related = relatedWords(said);
  return {
    words: [...new Set([...said, ...related])],
    titleWords: [...new Set(title.flatMap(searchWords))],
    spellings: spellingsOf([...texts, ...related]),
    diets: dietsOf(facts),
  };
};

const spellingsOf = (texts: readonly string[]): ReadonlyMap<string, string> => {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    for (const spelled of text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      for (const word of searchWords(spelled)) {
        if (!spellings.has(word)) spellings.set(word, spelled);
      }
    }
  }
  return spellings;
};

/** Words of the product id: they find the product, but never correct a typing mistake. */
export const numberWords = (productId: string): readonly string[] => [
  ...new Set([...searchWords(productId), searchWords(productId).join('')]),
];

/** The form in which the whole of a word is compared; `~` keeps it apart from typed beginnings. */
export const wholeWord = (word: string): string => `~${searchStem(word)}`;

/** The form in which a word of a title is compared. */
export const titleWord = (word: string): string => `=${word}`;
