import type { Kysely, Selectable } from 'kysely';
import type {
  CatalogRecord,
  MenuRecord,
  TileRecord,
} from '#domain/catalog/records/catalog-record.ts';
import type { ContentPageName } from '#domain/content/content.ts';
import type { ContentRecord } from '#domain/content/content-record.ts';
import { readCoupons } from '#server/data/coupon/coupons.ts';
import { bothOf } from '#server/data/load/both-languages.ts';
import { readParts } from '#server/data/load/catalog-parts.ts';
import { readProducts } from '#server/data/load/read-products.ts';
import type { HomeTilesTable, NavigationTable } from '#server/data/tables/catalog-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** The whole catalogue as `loadCatalog` takes it, with what is in stock now. */
export const readCatalog = async (db: Kysely<Tables>): Promise<CatalogRecord> => ({
  products: (await readProducts(db)).map(({ record }) => record),
  ...(await readParts(db)),
  ...(await readTexts(db)),
  navigation: menusOf(
    await db.selectFrom('navigation').selectAll().orderBy('navigation_id').execute(),
  ),
  locations: await readLocations(db),
  content: await readContentRecord(db),
  coupons: await readCoupons(db),
});

const readLocations = async (db: Kysely<Tables>): Promise<CatalogRecord['locations']> => {
  const rows = await db.selectFrom('locations').selectAll().orderBy('location_number').execute();
  return rows.map((row) => ({
    locationNumber: row.location_number,
    city: row.city,
    state: row.state,
    zipPrefixes: row.zip_prefixes,
    isDefault: row.is_default,
    dispatch: row.dispatch,
  }));
};

const readTexts = async (db: Kysely<Tables>) => {
  const settings = await db.selectFrom('settings').selectAll().orderBy('key').execute();
  const labels = await db.selectFrom('labels').selectAll().orderBy('key').execute();
  const banners = await db.selectFrom('banners').selectAll().orderBy('position').execute();
  const tiles = await db.selectFrom('home_tiles').selectAll().orderBy('position').execute();
  const tilesIn = (part: HomeTilesTable['part']) =>
    tiles.filter((tile) => tile.part === part).map(tileOf);
  return {
    settings: Object.fromEntries(settings.map(({ key, value }) => [key, value])),
    labels: Object.fromEntries(
      labels.map(({ key, text_en: en, text_es: es }) => [key, { en, es }]),
    ),
    banners: banners.map((row) => ({
      bannerId: row.banner_id,
      title: bothOf(row, 'title'),
      text: bothOf(row, 'text'),
      imageUrl: row.image_url,
      linkUrl: row.link_url,
      position: row.position,
    })),
    parentCategories: tilesIn('parent-category'),
    subCategories: tilesIn('sub-category'),
    promoTiles: tilesIn('promo'),
  };
};

const tileOf = (row: Selectable<HomeTilesTable>): TileRecord => ({
  ...(row.slug !== '' && { slug: row.slug }),
  title: bothOf(row, 'title'),
  ...(row.text_en !== '' && { text: bothOf(row, 'text') }),
  url: row.url,
  ...(row.color !== '' && { color: row.color }),
  ...(row.image_urls.length > 0 && { imageUrls: row.image_urls }),
});

const menusOf = (rows: readonly NavigationTable[]): readonly MenuRecord[] => {
  const itemOf = (row: NavigationTable) => ({
    menuSeq: row.menu_seq,
    label: bothOf(row, 'label'),
    url: row.url,
  });
  return rows
    .filter((row) => row.parent_id === null)
    .map((menu) => ({
      ...itemOf(menu),
      subMenu: rows.filter((row) => row.parent_id === menu.navigation_id).map(itemOf),
    }));
};

const readContentRecord = async (db: Kysely<Tables>): Promise<ContentRecord> => {
  const pages = await db.selectFrom('content_pages').selectAll().orderBy('page').execute();
  const sections = await db
    .selectFrom('content_sections')
    .selectAll()
    .orderBy('position')
    .execute();
  const faq = await db.selectFrom('faq_categories').selectAll().orderBy('position').execute();
  const questions = await db.selectFrom('faq_questions').selectAll().orderBy('position').execute();
  const events = await db.selectFrom('events').selectAll().orderBy('held_on').execute();
  return {
    pages: pages.map((row) => ({
      page: row.page as ContentPageName,
      title: bothOf(row, 'title'),
      lead: bothOf(row, 'lead'),
      ...(row.updated_on !== null && { updatedOn: row.updated_on }),
      sections: sections
        .filter(({ page }) => page === row.page)
        .map((section) => ({
          sectionId: section.section_id,
          heading: bothOf(section, 'heading'),
          body: bothOf(section, 'body'),
        })),
    })),
    faq: faq.map((row) => ({
      categoryId: row.category_id,
      title: bothOf(row, 'title'),
      questions: questions
        .filter(({ category_id: category }) => category === row.category_id)
        .map((question) => ({
          questionId: question.question_id,
          question: bothOf(question, 'question'),
          answer: bothOf(question, 'answer'),
        })),
    })),
    events: events.map((row) => ({
      eventId: row.event_id,
      name: bothOf(row, 'name'),
      date: row.held_on,
      place: row.place,
      minAge: row.min_age,
    })),
  };
};
