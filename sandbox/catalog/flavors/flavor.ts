import type { Bilingual } from '#domain/locale/language.ts';
import type { PrintedFlavor } from '#sandbox/catalog/packaging/flavor-colors.ts';
import type { Allergen, Heat } from '#sandbox/catalog/seed/seed-product.ts';

/** What a flavor adds to the plain snack, for one serving. */
export interface FlavorNutrition {
  readonly sodium: number;
  readonly addedSugar: number;
  readonly fat: number;
  readonly saturatedFat: number;
  readonly cholesterol: number;
}

export interface SeedFlavor {
  readonly flavorId: string;
  readonly label: Bilingual;
  /** One sentence that fits any snack of this flavor. */
  readonly taste: Bilingual;
  /** What is in the seasoning, without its brackets. */
  readonly seasoning: Bilingual;
  readonly allergens: readonly Allergen[];
  readonly heat: Heat;
  readonly nutrition: FlavorNutrition;
  readonly print: PrintedFlavor;
}

interface FlavorFacts extends Partial<FlavorNutrition> {
  readonly heat?: Heat;
  readonly allergens?: readonly Allergen[];
  /** When the pack prints another flavor's colours. */
  readonly print?: PrintedFlavor;
}

type Words = readonly [en: string, es: string];

const both = ([en, es]: Words): Bilingual => ({ en, es });

/** A flavor of the catalogue; its pack has the colours of the same name unless `print` says so. */
export const flavor = <Id extends string>(
  flavorId: Id,
  label: Words,
  taste: Words,
  seasoning: Words,
  facts: FlavorFacts & (Id extends PrintedFlavor ? unknown : { readonly print: PrintedFlavor }),
): SeedFlavor & { readonly flavorId: Id } => {
  const { heat = 0, allergens = [], print, ...nutrition } = facts;
  return {
    flavorId,
    label: both(label),
    taste: both(taste),
    seasoning: both(seasoning),
    allergens,
    heat,
    nutrition: {
      sodium: 0,
      addedSugar: 0,
      fat: 0,
      saturatedFat: 0,
      cholesterol: 0,
      ...nutrition,
    },
    // The type above leaves `print` out only where the id itself is a printed flavor.
    print: print ?? (flavorId as PrintedFlavor),
  };
};
