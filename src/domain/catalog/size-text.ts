import type { Language } from '#domain/locale/language.ts';

/** Sizes with words in them; catalog sizes are in English. */
const spanish: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) bags$/, '$1 bolsas'],
  [/^(?:Case|Box) of (\d+)$/, 'Caja de $1'],
  [/^One size$/, 'Talla única'],
  [/^(\d+(?: x \d+)?) in$/, '$1 pulg.'],
];

/** A size in the shopper's language; a size without words is the same in both. */
export const sizeText = (size: string, language: Language): string => {
  if (language !== 'es') return size;
  const known = spanish.find(([pattern]) => pattern.test(size));
  return known === undefined ? size : size.replace(...known);
};

/** How a size is named in a filter: `9 oz` and `9 OZ` are `9-oz`, `6.5 oz` is `6.5-oz`. */
export const sizeSlug = (size: string): string =>
  size
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-');
