import type { ProductKind } from '#domain/catalog/product.ts';
import type { Allergen } from '#domain/catalog/records/product-record.ts';

/** A way of eating that shoppers search by, spelled as one word that begins as they type it. */
export type Diet = 'glutenfree' | 'nutfree' | 'dairyfree' | 'vegan' | 'sugarfree';

/** How shoppers ask for a diet, in the form of `searchWords`. */
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

/** Every word of a way to ask for a diet: known words, even if no product has them. */
export const dietWords: readonly string[] = [
  ...new Set(
    Object.values(phrases)
      .flat()
      .flatMap((phrase) => phrase.split(' ')),
  ),
];

/** The diet these words begin with, and how many of them say it; the longest phrase wins. */
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
 * The diets a product is found by. Careful on purpose: oats and malt count as gluten, and only
 * what can be eaten has a diet. The label, not the search, is what an allergic shopper reads.
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
