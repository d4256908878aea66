import type { Kysely } from 'kysely';
import type { GiftCard } from '#domain/content/content.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Every gift card (they are on no list of snacks), one entry a design with all its amounts, the smallest first. */
export const readGiftCards = async (
  db: Kysely<Tables>,
  language: Language,
): Promise<readonly GiftCard[]> => {
  const rows = await db
    .selectFrom('products')
    .select(['product_id', 'size_group_id', 'title_en', 'title_es', 'price_cents', 'image_path'])
    .where('kind', '=', 'gift-card')
    .orderBy('price_cents')
    .orderBy('seq')
    .execute();
  const cards = new Map<string, GiftCard>();
  for (const row of rows) {
    const known = cards.get(row.size_group_id);
    const amount = row.price_cents as Cents;
    const card = { productId: row.product_id, amount, imageUrl: row.image_path };
    cards.set(
      row.size_group_id,
      known === undefined
        ? {
            productId: row.product_id,
            title: language === 'es' ? row.title_es : row.title_en,
            amounts: [amount],
            imageUrl: row.image_path,
            cards: [card],
          }
        : { ...known, amounts: [...known.amounts, amount], cards: [...known.cards, card] },
    );
  }
  return [...cards.values()];
};
