import type { ProductKind } from '#domain/catalog/product.ts';
import type { Allergen } from '#domain/catalog/records/product-record.ts';

/** A diet that shoppers search by, as one word. */
export type Diet = 'glutenfree' | 'nutfree' | 'dairyfree' | 'vegan' | 'sugarfree';

/** The phrases for a diet, in the form of `searchWords`. */
const phrases: Readonly<Record<Diet, readonly string[]>> = {
  glutenfree: [
    'gluten free',
    'sin gluten',
    'libre de gluten',
    'no gluten',
    'gluten',
    'celiac',
    'celiaco',
    'celiacos',
  ],
  nutfree: ['nut free', 'no nuts', 'sin nueces', 'sin frutos secos', 'without nuts'],
  dairyfree: [
    'dairy free',
    'no dairy',
    'sin lacteos',
    'sin leche',
    'sin lactosa',
    'lactose free',
    'milk free',
  ],
  vegan: ['vegan', 'vegano', 'vegana', 'veganos', 'veganas', 'plant based'],
  sugarfree: ['sugar free', 'no sugar', 'sin azucar', 'without sugar'],
};

const dietBy: ReadonlyMap<string, Diet> = new Map(
  (Object.entries(phrases) as [Diet, readonly string[]][]).flatMap(([diet, asked]) =>
    asked.map((phrase): [string, Diet] => [phrase, diet]),
  ),
);

const longestPhrase = 3;

/** Every word of these phrases: known words, even if no product has them. */
export const dietWords: readonly string[] = [
  ...new Set(
    Object.values(phrases)
      .flat()
      .flatMap((phrase) => phrase.split(' ')),
  ),
];

/** The diet phrase these words begin with, and its number of words; the longest phrase counts. */
export const dietAtStart = (
  words: readonly string[],
): { readonly diet: Diet; readonly length: number } | undefined => {
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1) {
    const diet = dietBy.get(words.slice(0, length).join(' '));
    if (diet !== undefined) return { diet, length };
  }
  return undefined;
};

export interface DietFacts {
  readonly kind: ProductKind;
  readonly allergens: readonly Allergen[] | readonly string[];
  /** In English. */
  readonly ingredients: string;
  readonly sugarGrams: number | undefined;
}

const hasGluten = /\b(wheat|barley|rye|malt|oats?)\b/i;
const fromAnimals = /\b(honey|gelatin|lard|anchov\w+|chicken|beef|pork|fish|bacon)\b/i;

/**
 * The diets a product is found by (D-SEARCH-05). It is strict: oats and malt count as gluten, and only
 * food has a diet. Allergic shoppers must still read the label.
 */
export const dietsOf = ({
  kind,
  allergens,
  ingredients,
  sugarGrams,
}: DietFacts): readonly Diet[] => {
  if (kind !== 'snack' && kind !== 'variety-pack') return [];
  const has = (...found: readonly Allergen[]) =>
    found.some((each) => (allergens as readonly string[]).includes(each));
  const holds: Readonly<Record<Diet, boolean>> = {
    glutenfree: !has('wheat') && !hasGluten.test(ingredients),
    nutfree: !has('peanut', 'tree-nuts'),
    dairyfree: !has('milk'),
    vegan: !has('milk', 'egg') && !fromAnimals.test(ingredients),
    sugarfree: sugarGrams !== undefined && sugarGrams < 0.5,
  };
  return (Object.keys(holds) as Diet[]).filter((diet) => holds[diet]);
};
