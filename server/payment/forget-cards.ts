import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { dropSavedCard, removedCards } from '#server/data/account/saved-cards.ts';

/**
 * Tells the gateway to forget the cards that shoppers removed. One that cannot be told now is told
 * in a later round; safe in several processes at once, since forgetting twice is forgetting.
 */
export const forgetRemovedCards = async ({
  db,
  gateway,
  report,
}: Pick<ShopParts, 'db' | 'gateway' | 'report'>): Promise<void> => {
  for (const card of await removedCards(db)) {
    const { vault_customer: customerId, instrument_id: instrumentId } = card;
    const answer =
      customerId === null
        ? ({ kind: 'done' } as const)
        : await gateway.forgetCard({ customerId, instrumentId });
    if (answer.kind === 'unknown') continue;
    if (answer.kind === 'refused') report({ event: 'card-not-forgotten', detail: answer.reason });
    await dropSavedCard(db, card);
  }
};
