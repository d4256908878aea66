import type { Bilingual } from '#domain/locale/language.ts';
import type { SeedFlavor } from '#sandbox/catalog/flavors/flavor.ts';
import { flavorOf } from '#sandbox/catalog/flavors/flavors.ts';
import { flavorPrints } from '#sandbox/catalog/packaging/flavor-colors.ts';
import { hashText } from '#sandbox/catalog/packaging/seeded-random.ts';
import { tintOf } from '#sandbox/catalog/packaging/tint.ts';
import type { Allergen, SeedProduct } from '#sandbox/catalog/seed/seed-product.ts';
import { stockOf } from '#sandbox/catalog/seed/stock.ts';
import type { Snack, SnackFamily } from './snack-family.ts';
import { nutritionOf } from './snack-nutrition.ts';
import { type SnackSize, sizesOf } from './snack-sizes.ts';

/** Every size of every snack of a maker. */
export const snackProducts = (family: SnackFamily): readonly SeedProduct[] =>
  family.snacks.flatMap((snack) =>
    sizesOf(family, snack).map((size) => snackProduct(family, snack, size)),
  );

/** Warehouses of Arizona and southern Nevada, where chocolate would melt. */
const desert = ['850', '851', '852', '853', '855', '856', '857', '863', '864', '889', '890', '891'];

const snackProduct = (family: SnackFamily, snack: Snack, size: SnackSize): SeedProduct => {
  const flavor = flavorOf(snack.flavorId);
  const group = `${family.prefix}-${twoDigits(snack.number)}`;
  const productId = `${group}${size.code}`;
  return {
    productId,
    kind: 'snack',
    brandId: family.brandId,
    type: family.type,
    flavor: flavor.flavorId,
    heat: flavor.heat,
    size: size.label,
    sizeGroupId: group,
    priceCents: size.priceCents,
    title: titleOf(family, snack, flavor),
    description: descriptionOf(family, snack, flavor, group),
    ingredients: ingredientsOf(family, snack, flavor),
    allergens: allergensOf(family, snack, flavor),
    nutrition: nutritionOf(family, snack.nutrition ?? {}, flavor.nutrition, size.ounces),
    taxCategory: snack.candy === true ? 'candy' : 'snack',
    imagePath: `/packs/${packSlug(family, flavor)}.svg`,
    insidePath: `/packs/${packSlug(family, flavor)}-inside.svg`,
    tint: tintOf(flavorPrints[flavor.print].colors[0]),
    badges: [...(snack.badges ?? []), ...(flavor.heat >= 2 ? (['hot'] as const) : [])],
    mixable: size.isPortion,
    popularity: popularityOf(snack, size, group),
    createdDay: snack.createdDay ?? 30 + (hashText(`${group} day`) % 600),
    stock: stockOf(productId, size.kind === 'case' ? 40 : 400, soldOutOf(snack, size)),
    ...(snack.melts === true ? { excludedZipPrefixes: desert } : {}),
    ...(size.kind === 'standard' ? honorsOf(snack) : {}),
  };
};

export const packSlug = (family: SnackFamily, flavor: SeedFlavor): string =>
  `${family.brandId}-${flavor.print}`;

const twoDigits = (value: number): string => `${value}`.padStart(2, '0');

/** Rank, staff pick and pre-order belong to the most popular size. */
const honorsOf = (
  snack: Snack,
): Pick<SeedProduct, 'bestsellerRank' | 'staffPick' | 'preOrder'> => ({
  ...(snack.preOrder === undefined ? {} : { preOrder: snack.preOrder }),
  ...(snack.bestsellerRank === undefined ? {} : { bestsellerRank: snack.bestsellerRank }),
  ...(snack.staffPick === undefined ? {} : { staffPick: snack.staffPick }),
});

const soldOutOf = (snack: Snack, size: SnackSize) =>
  size.kind === 'standard' ? snack.soldOut : undefined;

const popularityOf = (snack: Snack, size: SnackSize, group: string): number => {
  const liking = 100 + (hashText(`${group} liking`) % 800);
  if (size.kind !== 'standard') return Math.ceil(liking / 10);
  return snack.bestsellerRank === undefined ? liking : 2000 - snack.bestsellerRank * 100;
};

const titleOf = (family: SnackFamily, snack: Snack, flavor: SeedFlavor): Bilingual => {
  const noun = snack.noun ?? family.noun;
  return (
    snack.title ?? {
      en: `${flavor.label.en} ${noun.en}`,
      es: `${noun.es} sabor ${insideSentence(flavor.label.es)}`,
    }
  );
};

/** `Chile y limón` begins small inside a name, `BBQ ahumado` does not. */
const insideSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const descriptionOf = (
  family: SnackFamily,
  snack: Snack,
  flavor: SeedFlavor,
  group: string,
): Bilingual => {
  const making = family.making[hashText(`${group} making`) % 3] ?? family.making[0];
  const taste = snack.taste ?? flavor.taste;
  return { en: `${making.en} ${taste.en}`, es: `${making.es} ${taste.es}` };
};

const ingredientsOf = (family: SnackFamily, snack: Snack, flavor: SeedFlavor): Bilingual => {
  const base = snack.ingredients ?? family.ingredients;
  return {
    en: `${base.en}, ${flavor.seasoning.en}.`,
    es: `${base.es}, ${flavor.seasoning.es}.`,
  };
};

const allergensOf = (
  family: SnackFamily,
  snack: Snack,
  flavor: SeedFlavor,
): readonly Allergen[] => [
  ...new Set([...(snack.allergens ?? family.allergens), ...flavor.allergens]),
];
