import type { Kysely } from 'kysely';
import type { GiftCard } from '#domain/content/content.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * All gift cards, one entry for each design, the smallest first; `amounts` are those that sell best (all
 * where none has a rank), `cards` are all. No product list shows them (D-GIFT-01, D-GIFT-12).
 */
export const readGiftCards = async (
  db: Kysely<Tables>,
  language: Language,
): Promise<readonly GiftCard[]> => {
  const rows = await db
    .selectFrom('products')
    .select(['product_id', 'size_group_id', 'title_en', 'title_es', 'price_cents', 'image_path'])
    .select('bestseller_rank')
    .where('kind', '=', 'gift-card')
    .orderBy('price_cents')
    .orderBy('seq')
    .execute();
  const ranked = new Set(
    rows.flatMap((row) => (row.bestseller_rank === null ? [] : row.size_group_id)),
  );
  const cards = new Map<string, GiftCard>();
  for (const row of rows) {
    const known = cards.get(row.size_group_id);
    const amount = row.price_cents as Cents;
    const card = { productId: row.product_id, amount, imageUrl: row.image_path };
    const usual = row.bestseller_rank !== null || !ranked.has(row.size_group_id) ? [amount] : [];
    cards.set(
      row.size_group_id,
      known === undefined
        ? {
            productId: row.product_id,
            title: language === 'es' ? row.title_es : row.title_en,
            amounts: usual,
            imageUrl: row.image_path,
            cards: [card],
          }
        : { ...known, amounts: [...known.amounts, ...usual], cards: [...known.cards, card] },
    );
  }
  return [...cards.values()];
};
