import { type Kysely, sql } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import type { OrderLineRow, OrderRow } from '#server/data/order/orders.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * Lines named for who reads them: as bought where the order was placed in that language, else as the shop
 * calls the product today. A mix has its own name, and what is sold no more the one it was bought with.
 */
export const namedIn = async (
  db: Kysely<Tables>,
  language: Language,
  orders: readonly Pick<OrderRow, 'order_id' | 'language'>[],
  lines: readonly OrderLineRow[],
): Promise<readonly OrderLineRow[]> => {
  const foreign = new Set(
    orders.filter((order) => order.language !== language).map(({ order_id }) => order_id),
  );
  const isForeign = ({ order_id, kind }: OrderLineRow): boolean =>
    kind !== 'mix' && foreign.has(order_id);
  const ids = new Set(lines.filter(isForeign).map(({ product_id }) => product_id));
  if (ids.size === 0) return lines;
  const found = await db
    .selectFrom('products')
    .select(['product_id', sql<string>`${sql.ref(titles[language])}`.as('title')])
    .where('product_id', 'in', [...ids])
    .execute();
  const today = new Map(found.map(({ product_id, title }) => [product_id, title]));
  return lines.map((line) =>
    isForeign(line) ? { ...line, name: today.get(line.product_id) ?? line.name } : line,
  );
};

const titles = { 'en-us': 'title_en', es: 'title_es' } as const;
