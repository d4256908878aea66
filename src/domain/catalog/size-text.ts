import type { Language } from '#domain/locale/language.ts';

/** Sizes are printed on packs in English; these are the ones with words in them. */
const spanish: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) bags$/, '$1 bolsas'],
  [/^(?:Case|Box) of (\d+)$/, 'Caja de $1'],
  [/^One size$/, 'Talla única'],
  [/^(\d+(?: x \d+)?) in$/, '$1 pulg.'],
];

/** A size as shoppers read it; one without words is the same in both languages. */
export const sizeText = (size: string, language: Language): string => {
  if (language !== 'es') return size;
  const known = spanish.find(([pattern]) => pattern.test(size));
  return known === undefined ? size : size.replace(...known);
};
