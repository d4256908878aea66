import { type Kysely, sql } from 'kysely';
import { inLanguage, type Language } from '#domain/locale/language.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { type OrderState, shopperFace } from '#domain/order/order-machine.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** What a review is about: a product in all its sizes. */
export interface ReviewedProduct {
  readonly productId: string;
  readonly title: string;
  readonly imagePath: string;
  readonly sizeGroupId: string;
  /** The numbers of its sizes. */
  readonly soldAs: readonly string[];
}

/** The product with its sizes; undefined for what has no page. */
export const findReviewed = async (
  db: Kysely<Tables>,
  productId: string,
  language: Language,
): Promise<ReviewedProduct | undefined> => {
  const { rows } = await sql<{
    product_id: string;
    size_group_id: string;
    title_en: string;
    title_es: string;
    image_path: string;
    sold_as: readonly string[];
  }>`
    select p.product_id, p.size_group_id, p.title_en, p.title_es, p.image_path, array(
      select size.product_id from products size where size.size_group_id = p.size_group_id
    ) as sold_as
    from products p
    where p.product_id = ${productId} and (p.listed or p.size_choice = 'made')
  `.execute(db);
  const [row] = rows;
  return (
    row && {
      productId: row.product_id,
      title: inLanguage({ en: row.title_en, es: row.title_es }, language),
      imagePath: row.image_path,
      sizeGroupId: row.size_group_id,
      soldAs: row.sold_as,
    }
  );
};

/** How the account's orders of these products stand, by themselves or in a box or pack. */
export const statusesOfOrders = async (
  db: Kysely<Tables>,
  accountId: string,
  productIds: readonly string[],
): Promise<readonly OrderStatus[]> => {
  const { rows } = await sql<{ state: OrderState }>`
    select distinct o.state from orders o join order_lines l using (order_id)
    where o.account_id = ${accountId} and (
      l.product_id = any (${productIds}::text[])
      or exists (
        select from jsonb_array_elements(l.contents) part
        where part ->> 'productId' = any (${productIds}::text[])
      )
    )
  `.execute(db);
  return rows.map(({ state }) => shopperFace(state).status);
};
