import type { Kysely } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** The warehouse a zip is served from: the longest matching prefix, else the default one. */
export const locationOfZip = async (
  db: Kysely<Tables>,
  zipcode: string,
): Promise<string | undefined> => {
  const rows = await db
    .selectFrom('locations')
    .select(['location_number', 'is_default', 'zip_prefixes'])
    .orderBy('location_number')
    .execute();
  const matches = rows.flatMap((row) =>
    row.zip_prefixes
      .filter((prefix) => zipcode.startsWith(prefix))
      .map((prefix) => ({ location: row.location_number, length: prefix.length })),
  );
  const [nearest] = matches.sort((a, b) => b.length - a.length);
  return nearest?.location ?? rows.find((row) => row.is_default)?.location_number;
};
