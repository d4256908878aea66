import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import type { Bilingual } from '#domain/locale/language.ts';
import {
  numberWords,
  type SearchEntry,
  searchEntry,
  titleWord,
  wholeWord,
} from '#domain/search/search-entry.ts';

/** Names the catalogue keeps apart from its products. */
export interface CatalogNames {
  readonly brands: ReadonlyMap<string, string>;
  readonly flavors: ReadonlyMap<string, Bilingual>;
  readonly types: ReadonlyMap<string, Bilingual>;
}

/** What search reads of a record; a migration reads the same from rows. */
export type SearchedRecord = Pick<
  ProductRecord,
  | 'productId'
  | 'kind'
  | 'title'
  | 'brandId'
  | 'flavor'
  | 'type'
  | 'size'
  | 'heat'
  | 'allergens'
  | 'ingredients'
> & { readonly nutrition?: { readonly totalSugarsGrams: number } | null };

export const entryOf = (record: SearchedRecord, names: CatalogNames): SearchEntry => {
  const segments = record.type.split('/');
  const types = segments.map((_, depth) => names.types.get(segments.slice(0, depth + 1).join('/')));
  return searchEntry({
    productId: record.productId,
    kind: record.kind,
    titles: both(record.title),
    brand: names.brands.get(record.brandId) ?? '',
    flavors: both(names.flavors.get(record.flavor)),
    types: types.flatMap(both),
    size: record.size,
    heat: record.heat,
    allergens: record.allergens,
    ingredients: record.ingredients.en,
    sugarGrams: record.nutrition?.totalSugarsGrams,
  });
};

const both = (text: Bilingual | undefined): readonly string[] =>
  text === undefined ? [] : [text.en, text.es];

/**
 * The product as full text search keeps it: each word as typed beginnings meet it and as a whole,
 * and once more as part of a title, which the database then knows to be rarer. Words are letters
 * and digits, so quoting them is enough.
 */
export const searchDocument = (
  productId: string,
  { words, titleWords, diets }: SearchEntry,
): string => {
  const plain = [...words, ...numberWords(productId), ...diets];
  const lexemes = [
    ...plain.flatMap((word) => [word, wholeWord(word)]),
    ...titleWords.flatMap((word) => [titleWord(word), titleWord(wholeWord(word))]),
  ];
  return [...new Set(lexemes)].map((lexeme) => `'${lexeme}'`).join(' ');
};
