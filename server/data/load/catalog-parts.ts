import type { Kysely } from 'kysely';
import type { CatalogRecord } from '#domain/catalog/records/catalog-record.ts';
import { bothOf } from '#server/data/load/both-languages.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** What products are named by, apart from the products. */
export type CatalogParts = Pick<CatalogRecord, 'brands' | 'flavors' | 'productTypes'>;

export const readParts = async (db: Kysely<Tables>): Promise<CatalogParts> => {
  const brands = await db.selectFrom('brands').selectAll().orderBy('seq').execute();
  const flavors = await db.selectFrom('flavors').selectAll().orderBy('flavor_id').execute();
  const types = await db.selectFrom('product_types').selectAll().orderBy('seq').execute();
  return {
    brands: brands.map((brand) => ({
      brandId: brand.brand_id,
      name: brand.name,
      slug: brand.slug,
      wordmarkPath: brand.image_url,
      color: brand.color,
      ...(!brand.listed && { house: true as const }),
    })),
    flavors: flavors.map((flavor) => ({
      flavorId: flavor.flavor_id,
      label: bothOf(flavor, 'label'),
    })),
    productTypes: types.map((type) => ({
      slug: type.slug,
      label: bothOf(type, 'label'),
      ...(type.pairs_with.length > 0 && { pairsWith: type.pairs_with }),
    })),
  };
};
