import type { CatalogRecord, TileRecord } from '#domain/catalog/records/catalog-record.ts';
import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import { seedContent } from '#sandbox/content/seed-content.ts';
import type { SeedCatalog } from './catalog.ts';
import { houseBrand } from './seed/brands.ts';
import type { SeedTile } from './storefront.ts';

/** The catalogue in the form the shop is filled with; `products` may be a larger, grown lot. */
export const catalogRecord = (
  seed: SeedCatalog,
  products: Iterable<ProductRecord> = seed.products,
): CatalogRecord => {
  const pictures = new Map(seed.products.map(({ productId, imagePath }) => [productId, imagePath]));
  const tile = ({ pictureProductIds, ...facts }: SeedTile): TileRecord => ({
    ...facts,
    imageUrls: pictureProductIds.flatMap((productId) => pictures.get(productId) ?? []),
  });
  return {
    ...seed,
    products,
    brands: [
      ...seed.brands,
      {
        ...houseBrand,
        slug: houseBrand.brandId,
        wordmarkPath: `/packs/brand-${houseBrand.brandId}.svg`,
        color: '',
        house: true,
      },
    ],
    banners: seed.banners.map(({ imagePath, url, ...facts }) => ({
      ...facts,
      imageUrl: imagePath,
      linkUrl: url,
    })),
    parentCategories: seed.categories.parentCategories.map(tile),
    subCategories: seed.categories.subCategories,
    promoTiles: seed.promoTiles.map(tile),
    labels: Object.fromEntries(
      Object.entries(seed.labels.en).map(([key, en]) => [
        key,
        { en, es: seed.labels.es[key] ?? en },
      ]),
    ),
    settings: seed.config,
    content: seedContent,
  };
};
