import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import {
  dropSavedCard,
  postponeForgettingCard,
  removedCards,
} from '#server/data/account/saved-cards.ts';
import { forgetPause } from '#server/payment/forget-pause.ts';

/**
 * Deletes cards at the gateway that shoppers removed. A failed one is tried again later, a
 * refused one after a growing pause. Safe in several processes: deleting twice has the same result.
 */
export const forgetRemovedCards = async ({
  db,
  clock,
  gateway,
  report,
}: Pick<ShopParts, 'db' | 'clock' | 'gateway' | 'report'>): Promise<void> => {
  for (const card of await removedCards(db, new Date(clock.now()))) {
    const { vault_customer: customerId, instrument_id: instrumentId } = card;
    const answer =
      customerId === null
        ? ({ kind: 'done' } as const)
        : await gateway.forgetCard({ customerId, instrumentId });
    if (answer.kind === 'unknown') continue;
    if (answer.kind === 'refused') {
      report({ event: 'card-not-forgotten', detail: answer.reason });
      const at = new Date(clock.now() + forgetPause(card.forget_tries));
      await postponeForgettingCard(db, card, at);
      continue;
    }
    await dropSavedCard(db, card);
  }
};
