import type { Kysely } from 'kysely';
import type { Dispatch } from '#domain/shipping/expected-day/dispatch.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** A warehouse, and how it sends. */
export interface ServingLocation {
  readonly locationNumber: string;
  readonly dispatch: Dispatch;
}

/** The warehouse that serves a zip code: the longest matching prefix, else the default one. */
export const servingLocation = async (
  db: Kysely<Tables>,
  zipcode: string,
): Promise<ServingLocation | undefined> => {
  const rows = await db
    .selectFrom('locations')
    .select(['location_number', 'is_default', 'zip_prefixes', 'dispatch'])
    .orderBy('location_number')
    .execute();
  const matches = rows.flatMap((row) =>
    row.zip_prefixes
      .filter((prefix) => zipcode.startsWith(prefix))
      .map((prefix) => ({ row, length: prefix.length })),
  );
  const [nearest] = matches.sort((a, b) => b.length - a.length);
  const found = nearest?.row ?? rows.find((row) => row.is_default);
  return found && { locationNumber: found.location_number, dispatch: found.dispatch };
};

export const locationOfZip = async (
  db: Kysely<Tables>,
  zipcode: string,
): Promise<string | undefined> => (await servingLocation(db, zipcode))?.locationNumber;
