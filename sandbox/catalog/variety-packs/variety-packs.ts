import { flavorPrints } from '#sandbox/catalog/packaging/flavor-colors.ts';
import type { PackOrder } from '#sandbox/catalog/packaging/pack-look.ts';
import { hashText } from '#sandbox/catalog/packaging/seeded-random.ts';
import { tintOf } from '#sandbox/catalog/packaging/tint.ts';
import { houseBrand } from '#sandbox/catalog/seed/brands.ts';
import type { Heat, SeedProduct } from '#sandbox/catalog/seed/seed-product.ts';
import { stockOf } from '#sandbox/catalog/seed/stock.ts';
import { type VarietyPack, varietyPackContents } from './variety-pack-contents.ts';

const bagsIn = (pack: VarietyPack): number =>
  Object.values(pack.contents).reduce((sum, quantity) => sum + quantity, 0);

const sizeOf = (pack: VarietyPack): string => `${bagsIn(pack)} bags`;

const slugOf = (pack: VarietyPack): string => `${houseBrand.brandId}-${pack.set}`;

/** The twelve fixed packs; `snacks` are what lies in them. */
export const varietyPacks = (snacks: readonly SeedProduct[]): readonly SeedProduct[] => {
  const byId = new Map(snacks.map((snack) => [snack.productId, snack]));
  return varietyPackContents.map((pack) => {
    const inside = Object.keys(pack.contents).flatMap((id) => byId.get(id) ?? []);
    return varietyPack(pack, inside);
  });
};

const hottest = (inside: readonly SeedProduct[]): Heat =>
  ([3, 2, 1] as const).find((level) => inside.some(({ heat }) => heat === level)) ?? 0;

const varietyPack = (pack: VarietyPack, inside: readonly SeedProduct[]): SeedProduct => {
  const productId = `VP-${`${pack.number}`.padStart(4, '0')}`;
  return {
    productId,
    kind: 'variety-pack',
    brandId: houseBrand.brandId,
    type: 'variety-packs',
    flavor: 'assorted',
    heat: hottest(inside),
    size: sizeOf(pack),
    sizeGroupId: productId,
    priceCents: pack.priceCents,
    title: pack.name,
    description: pack.description,
    ingredients: {
      en: inside.map(({ title, ingredients }) => `${title.en}: ${ingredients.en}`).join(' '),
      es: inside.map(({ title, ingredients }) => `${title.es}: ${ingredients.es}`).join(' '),
    },
    allergens: [...new Set(inside.flatMap(({ allergens }) => allergens))],
    taxCategory: 'snack',
    imagePath: `/packs/${slugOf(pack)}.svg`,
    tint: tintOf(flavorPrints[pack.tape].colors[0]),
    badges: pack.badges ?? [],
    ...(pack.preOrder === undefined ? {} : { preOrder: pack.preOrder }),
    mixable: false,
    bundle: {
      virtualSku: `V-${productId}`,
      products: Object.entries(pack.contents).map(([id, quantity]) => ({
        productId: id,
        quantity,
      })),
    },
    popularity: 300 + (hashText(productId) % 600),
    createdDay: 200 + pack.number * 20,
    stock: stockOf(productId, 120, undefined),
  };
};

export const varietyPackOrders: readonly PackOrder[] = varietyPackContents.map((pack) => ({
  slug: slugOf(pack),
  brand: houseBrand.brandId,
  flavor: pack.tape,
  set: pack.set,
  label: pack.label,
  size: sizeOf(pack),
}));
