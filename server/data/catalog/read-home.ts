import type { Kysely } from 'kysely';
import type { Banner, BrandTile, Home } from '#domain/catalog/home.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export const readBanners = async (
  db: Kysely<Tables>,
  language: Language,
): Promise<readonly Banner[]> => {
  const rows = await db.selectFrom('banners').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    bannerId: row.banner_id,
    title: language === 'es' ? row.title_es : row.title_en,
    text: language === 'es' ? row.text_es : row.text_en,
    imageUrl: row.image_url,
    linkUrl: row.link_url,
    position: row.position,
  }));
};

export const readBrands = async (db: Kysely<Tables>): Promise<readonly BrandTile[]> => {
  const rows = await db
    .selectFrom('brands')
    .selectAll()
    .where('listed', '=', true)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    brandId: row.brand_id,
    name: row.name,
    imageUrl: row.image_url,
    color: row.color,
  }));
};

export type HomeParts = Pick<Home, 'brands' | 'parentCategories' | 'subCategories' | 'promoTiles'>;

export const readHomeParts = async (db: Kysely<Tables>, language: Language): Promise<HomeParts> => {
  const brands = await readBrands(db);
  const rows = await db.selectFrom('home_tiles').selectAll().orderBy('position').execute();
  const tiles = rows.map((row) => ({
    part: row.part,
    slug: row.slug,
    title: language === 'es' ? row.title_es : row.title_en,
    text: language === 'es' ? row.text_es : row.text_en,
    url: row.url,
    color: row.color,
    imageUrls: row.image_urls,
  }));
  return {
    brands,
    parentCategories: tiles.filter(({ part }) => part === 'parent-category'),
    subCategories: tiles.filter(({ part }) => part === 'sub-category'),
    promoTiles: tiles.filter(({ part }) => part === 'promo'),
  };
};
