import type { Kysely } from 'kysely';
import type { SpendableGiftCard } from '#domain/gift/gift-tender.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** A card and what is on it now. */
export interface FoundGiftCard {
  readonly giftCardId: string;
  readonly balance: Cents;
}

/** A card that a shopper named by a ref. */
export type NamedGiftCard = SpendableGiftCard & FoundGiftCard;

/** By the fingerprint of its code; the code itself is stored nowhere. */
export const findGiftCard = async (
  db: Kysely<Tables>,
  codeHash: string,
): Promise<FoundGiftCard | undefined> => {
  const row = await db
    .selectFrom('gift_cards')
    .select(['gift_card_id', 'balance'])
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return row && { giftCardId: row.gift_card_id, balance: row.balance as Cents };
};

/** The shopper's ref of the card: the given one, or the one of before, which lives on. */
export const nameGiftCard = async (
  db: Kysely<Tables>,
  ref: {
    readonly cardRef: string;
    readonly giftCardId: string;
    readonly actorHash: string;
    readonly last4: string;
    readonly at: Date;
  },
): Promise<string> => {
  const { card_ref } = await db
    .insertInto('gift_card_refs')
    .values({
      card_ref: ref.cardRef,
      gift_card_id: ref.giftCardId,
      actor_hash: ref.actorHash,
      last4: ref.last4,
      created_at: ref.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['actor_hash', 'gift_card_id']).doUpdateSet({ created_at: ref.at }),
    )
    .returning('card_ref')
    .executeTakeFirstOrThrow();
  return card_ref;
};

/** The cards of these refs, in their order; a ref of another shopper is answered as unknown. */
export const cardsOfRefs = async (
  db: Kysely<Tables>,
  actorHash: string,
  refs: readonly string[],
): Promise<readonly NamedGiftCard[]> => {
  if (refs.length === 0) return [];
  const rows = await db
    .selectFrom('gift_card_refs')
    .innerJoin('gift_cards', 'gift_cards.gift_card_id', 'gift_card_refs.gift_card_id')
    .select(['card_ref', 'last4', 'gift_card_refs.gift_card_id', 'balance'])
    .where('actor_hash', '=', actorHash)
    .where('card_ref', 'in', [...refs])
    .execute();
  const cards = new Map(rows.map((row) => [row.card_ref, row]));
  return [...new Set(refs)].flatMap((cardRef) => {
    const row = cards.get(cardRef);
    if (row === undefined) return [];
    const { last4, gift_card_id: giftCardId } = row;
    return [{ cardRef, last4, giftCardId, balance: row.balance as Cents }];
  });
};

export const forgetOldRefs = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('gift_card_refs').where('created_at', '<', before).execute();
};
