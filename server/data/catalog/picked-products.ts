import { type Kysely, sql } from 'kysely';
import type { StaffPick } from '#domain/catalog/home.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { type Bilingual, inLanguage, type Language } from '#domain/locale/language.ts';
import { readInside } from '#server/data/catalog/inside-packs.ts';
import { isAvailable } from '#server/data/catalog/list-conditions.ts';
import type { Place } from '#server/data/catalog/place.ts';
import { type SummaryRow, summaryColumns, summaryFrom } from '#server/data/catalog/product-row.ts';
import type { Tables } from '#server/data/tables/tables.ts';

interface Praise {
  readonly quote: Bilingual;
  /** One text for both languages in a catalogue that an earlier version loaded. */
  readonly by: Bilingual | string;
}

const namedIn = (by: Praise['by'], language: Language): string =>
  typeof by === 'string' ? by : inLanguage(by, language);

/** How many an answer holds at most. */
const most = 12;

/** What the people of the shop praise, in the order of the catalogue, one size a snack. */
export const readStaffPicks = async (
  db: Kysely<Tables>,
  place: Place,
): Promise<readonly StaffPick[]> => {
  const { rows } = await sql<SummaryRow & { staff_pick: Praise }>`
    select ${summaryColumns}, p.staff_pick
    from products p
    join brands b using (brand_id)
    left join stock s on s.product_id = p.product_id and s.location_number = ${place.locationNumber}
    where p.listed and p.staff_pick is not null
    order by p.seq limit ${most}
  `.execute(db);
  const inside = await readInside(db, rows, place);
  return rows.map((row) => ({
    ...summaryFrom(row, place.language, inside),
    quote: inLanguage(row.staff_pick.quote, place.language),
    by: namedIn(row.staff_pick.by, place.language),
  }));
};

/** Variety packs that can be had where the shopper is, the most popular first. */
export const readRecommendedPacks = async (
  db: Kysely<Tables>,
  place: Place,
): Promise<readonly ProductSummary[]> => {
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns}
    from products p
    join brands b using (brand_id)
    left join stock s on s.product_id = p.product_id and s.location_number = ${place.locationNumber}
    where p.listed and p.bundle is not null and ${isAvailable(place.locationNumber)}
    order by p.popularity desc, p.seq limit ${most}
  `.execute(db);
  const inside = await readInside(db, rows, place);
  return rows.map((row) => summaryFrom(row, place.language, inside));
};
