import type { Kysely } from 'kysely';
import type { NavigationItem } from '#domain/catalog/navigation.ts';
import { inMenuOrder } from '#domain/catalog/navigation.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export interface Entry {
  readonly key: string;
  readonly value: string;
}

export const readSettings = (db: Kysely<Tables>): Promise<readonly Entry[]> =>
  db.selectFrom('settings').select(['key', 'value']).orderBy('key').execute();

export const readLabels = async (
  db: Kysely<Tables>,
  language: Language,
): Promise<readonly Entry[]> => {
  const rows = await db.selectFrom('labels').selectAll().orderBy('key').execute();
  return rows.map((row) => ({
    key: row.key,
    value: language === 'es' ? row.text_es : row.text_en,
  }));
};

/** The labels of one language as a map; one that language has no text for is left out (D-API-40). */
export const readTranslation = async (
  db: Kysely<Tables>,
  language: Language,
): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await readLabels(db, language))
      .filter(({ value }) => value !== '')
      .map(({ key, value }) => [key, value]),
  );

export const readNavigation = async (
  db: Kysely<Tables>,
  language: Language,
): Promise<readonly NavigationItem[]> => {
  const rows = await db.selectFrom('navigation').selectAll().orderBy('menu_seq').execute();
  const entry = (row: (typeof rows)[number]) => ({
    menuSeq: row.menu_seq,
    label: language === 'es' ? row.label_es : row.label_en,
    url: row.url,
  });
  return inMenuOrder(
    rows
      .filter((row) => row.parent_id === null)
      .map((row) => ({
        ...entry(row),
        subMenu: rows.filter((inner) => inner.parent_id === row.navigation_id).map(entry),
      })),
  );
};
