import { seedCatalog } from './catalog.ts';
import { hashText } from './packaging/seeded-random.ts';
import type { SeedProduct } from './seed/seed-product.ts';
import { stockOf } from './seed/stock.ts';

/**
 * A catalogue of any size, for measurements: the real products first, then variants of them with
 * other sizes and prices. Products are made one at a time, so a hundred thousand need no more
 * memory than one. The same count and seed give the same products.
 */
export function* growCatalog(count: number, seed: number): Generator<SeedProduct, void, undefined> {
  const { products } = seedCatalog();
  // Variety packs contain real products, so only single snacks are varied.
  const models = products
    .filter(({ kind }) => kind === 'snack' || kind === 'merchandise')
    .filter(({ sizeChoice }) => sizeChoice !== 'made');
  for (let index = 0; index < count; index += 1) {
    const real = products[index];
    const model = models[index % models.length];
    if (real !== undefined) yield real;
    else if (model !== undefined) yield variant(model, index, seed);
  }
}

const variantSizes = ['3 oz', '4 oz', '8.5 oz', '11 oz', '14 oz', '18 oz', '24 oz'] as const;

const variant = (model: SeedProduct, index: number, seed: number): SeedProduct => {
  const productId = `${model.productId.slice(0, 3)}-${100_000 + index}`;
  const hash = hashText(`${seed} ${productId}`);
  const size = variantSizes[hash % variantSizes.length] ?? variantSizes[0];
  return {
    ...withoutHonors(model),
    productId,
    sizeGroupId: productId,
    title: {
      en: `${model.title.en}, Batch ${index}`,
      es: `${model.title.es}, lote ${index}`,
    },
    size: model.kind === 'snack' ? size : model.size,
    priceCents: 99 + ((hash >>> 4) % 120) * 10,
    mixable: false,
    popularity: (hash >>> 8) % 100,
    createdDay: (hash >>> 12) % 30,
    stock: stockOf(productId, 400, (hash >>> 16) % 50 === 0 ? 'everywhere' : undefined),
  };
};

/** Ranks, staff picks and choices of a size are not copied to variants. */
const withoutHonors = (product: SeedProduct): SeedProduct => {
  const { bestsellerRank, staffPick, preOrder, sizeChoice, ...plain } = product;
  return { ...plain, badges: product.badges.filter((badge) => badge === 'hot') };
};
