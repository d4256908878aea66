import { type Kysely, sql } from 'kysely';
import type { ProductGroup } from '#domain/catalog/home.ts';
import { readInside } from '#server/data/catalog/inside-packs.ts';
import type { Place } from '#server/data/catalog/place.ts';
import { type SummaryRow, summaryColumns, summaryFrom } from '#server/data/catalog/product-row.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Products a group shows. */
const perGroup = 4;

/** The newest products of each type directly below one; below '' are the types of the shop. */
export const readProductGroups = async (
  db: Kysely<Tables>,
  parent: string,
  place: Place,
): Promise<readonly ProductGroup[]> => {
  const depth = parent === '' ? 1 : parent.split('/').length + 1;
  const { rows } = await sql<SummaryRow & { group_type: string; group_title: string }>`
    select ${summaryColumns}, t.slug as group_type,
      ${sql.ref(place.language === 'es' ? 't.label_es' : 't.label_en')} as group_title
    from product_types t
    cross join lateral (
      select newest.* from products newest
      where newest.listed
        and (newest.type = t.slug or (newest.type >= t.slug || '/' and newest.type < t.slug || '0'))
      order by newest.created_day desc, newest.seq limit ${perGroup}
    ) p
    join brands b using (brand_id)
    left join stock s on s.product_id = p.product_id and s.location_number = ${place.locationNumber}
    where array_length(string_to_array(t.slug, '/'), 1) = ${depth}::integer
      and starts_with(t.slug, ${parent === '' ? '' : `${parent}/`})
    order by t.seq, p.created_day desc, p.seq
  `.execute(db);
  const inside = await readInside(db, rows, place);
  const groups = Map.groupBy(rows, (row) => row.group_type);
  return [...groups].map(([type, members]) => ({
    type,
    title: members[0]?.group_title ?? '',
    products: members.map((row) => summaryFrom(row, place.language, inside)),
  }));
};
