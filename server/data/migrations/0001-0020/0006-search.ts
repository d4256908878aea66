import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Bilingual } from '#domain/locale/language.ts';
import { runStatements } from '#server/data/migrations/run-statements.ts';
import {
  type CatalogNames,
  entryOf,
  type SearchedRecord,
  searchDocument,
} from '#server/data/search/search-document.ts';
import { makeVocabulary } from '#server/data/search/vocabulary.ts';

const changes = [
  'alter table products add column search_document tsvector',
  // Read for every product a search looks at: it stays in the row itself.
  'alter table products alter column search_document set storage main',
  `create table search_vocabulary (
    word text collate "C" primary key,
    shown text not null,
    products integer not null,
    stem text collate "C" not null,
    triples text[] collate "C" not null
  )`,
  'create index search_vocabulary_stem on search_vocabulary (stem)',
  'create index search_vocabulary_triples on search_vocabulary using gin (triples)',
] as const;

const afterwards = [
  'alter table products alter column search_document set not null',
  'create index products_search_document on products using gin (search_document) with (fastupdate = off)',
  'alter table products drop column search_words',
] as const;

const rowsAtOnce = 1000;

/** Search on weighted words of its own making, with no extension, so that every PostgreSQL can. */
export const searchMigration: Migration = {
  async up(db) {
    await runStatements(db, changes);
    await fill(db);
    // What counts the catalogue's version waits for the commit; a table is not altered before.
    await sql`set constraints all immediate`.execute(db);
    await runStatements(db, afterwards);
  },
};

/** What a loaded catalogue is found by; a new one brings it along. */
const fill = async (db: QueryExecutorProvider): Promise<void> => {
  const names = await readNames(db);
  const vocabulary = makeVocabulary();
  for (let after = -1; ; ) {
    const { rows } = await sql<SearchedRecord & { seq: number }>`
      select seq, product_id as "productId", kind, brand_id as "brandId", flavor, type, size, heat,
        allergens, ingredients, nutrition,
        jsonb_build_object('en', title_en, 'es', title_es) as title
      from products where seq > ${after} order by seq limit ${rowsAtOnce}
    `.execute(db);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.seq;
    const documents = rows.map((row) => {
      const entry = entryOf(row, names);
      vocabulary.add(row.productId, entry);
      return { id: row.productId, document: searchDocument(row.productId, entry) };
    });
    await sql`
      update products set search_document = made.document::tsvector
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as made (id text, document text)
      where product_id = made.id
    `.execute(db);
  }
  await vocabulary.write(db);
};

const readNames = async (db: QueryExecutorProvider): Promise<CatalogNames> => {
  const bilingual = async (table: string, key: string) => {
    const { rows } = await sql<{ key: string } & Bilingual>`
      select ${sql.ref(key)} as key, label_en as en, label_es as es from ${sql.table(table)}
    `.execute(db);
    return new Map(rows.map(({ key: name, en, es }): [string, Bilingual] => [name, { en, es }]));
  };
  const brands = await sql<{ id: string; name: string }>`
    select brand_id as id, name from brands
  `.execute(db);
  return {
    brands: new Map(brands.rows.map(({ id, name }): [string, string] => [id, name])),
    flavors: await bilingual('flavors', 'flavor_id'),
    types: await bilingual('product_types', 'slug'),
  };
};
