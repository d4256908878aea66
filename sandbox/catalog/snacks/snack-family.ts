import type { ProductBadge } from '#domain/catalog/product.ts';
import type { PreOrder } from '#domain/catalog/records/product-record.ts';
import type { Bilingual } from '#domain/locale/language.ts';
import type { FlavorId } from '#sandbox/catalog/flavors/flavors.ts';
import type { MakerId } from '#sandbox/catalog/seed/brands.ts';
import type { Allergen, SeedNutrition } from '#sandbox/catalog/seed/seed-product.ts';

export type SizeKind = 'single' | 'standard' | 'case';

/** The grams and milligrams of one serving of the plain snack; calories follow from them. */
export type PlainNutrition = Omit<
  SeedNutrition,
  'servingSize' | 'servingsPerContainer' | 'calories' | 'transFatGrams'
>;

/** One snack of a maker, in the size most people buy. */
export interface Snack {
  /** Two digits of the product number; never given to another snack. */
  readonly number: number;
  readonly flavorId: FlavorId;
  readonly ounces: number;
  readonly priceCents: number;
  /** In place of flavor and noun. */
  readonly title?: Bilingual;
  /** In place of the family's noun. */
  readonly noun?: Bilingual;
  /** In place of the flavor's sentence. */
  readonly taste?: Bilingual;
  /** Printed in place of the flavor's label. */
  readonly label?: string;
  /** In place of the family's. */
  readonly ingredients?: Bilingual;
  /** In place of the family's. */
  readonly allergens?: readonly Allergen[];
  readonly nutrition?: Partial<PlainNutrition>;
  readonly sizes?: readonly SizeKind[];
  readonly badges?: readonly ProductBadge[];
  readonly bestsellerRank?: number;
  readonly staffPick?: { readonly quote: Bilingual; readonly by: Bilingual };
  /** Of the standard size. */
  readonly preOrder?: PreOrder;
  /** Of the standard size: everywhere, or at these locations. */
  readonly soldOut?: 'everywhere' | readonly string[];
  /** Candy for tax purposes: sweets without flour. */
  readonly candy?: true;
  /** Contains chocolate, which is not shipped to hot regions. */
  readonly melts?: true;
  readonly createdDay?: number;
}

/** Everything a maker's snacks have in common. */
export interface SnackFamily {
  readonly brandId: MakerId;
  readonly type: string;
  /** Three letters in front of the product numbers. */
  readonly prefix: string;
  readonly noun: Bilingual;
  /** How it is made: one of these begins every description. */
  readonly making: readonly [Bilingual, Bilingual, Bilingual];
  readonly ingredients: Bilingual;
  readonly allergens: readonly Allergen[];
  readonly serving: { readonly grams: number; readonly words: Bilingual };
  readonly nutrition: PlainNutrition;
  /** The bag for one, which also goes into mixes. */
  readonly single?: {
    readonly label: string;
    readonly ounces: number;
    readonly priceCents: number;
  };
  /** True where the standard size is already a portion for one. */
  readonly standardIsSingle?: true;
  readonly case: { readonly label: string; readonly count: number };
  readonly snacks: readonly Snack[];
}

type Facts = Omit<Snack, 'number' | 'flavorId' | 'ounces' | 'priceCents'>;

export const snack = (
  number: number,
  flavorId: FlavorId,
  ounces: number,
  priceCents: number,
  facts: Facts = {},
): Snack => ({ number, flavorId, ounces, priceCents, ...facts });

export const words = (en: string, es: string): Bilingual => ({ en, es });

/** Sold only while the season lasts, in the size for sharing. */
export const holiday: Facts = { badges: ['holiday'], sizes: ['standard'] };

/** Later additions that are not packed in cases. */
export const noCase: Facts = { sizes: ['single', 'standard'] };
