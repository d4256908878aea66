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
