import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { inRowSpan } from '#server/base/trace/job-spans.ts';
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
export const forgetRemovedCards = async (parts: ForgetParts): Promise<void> => {
  for (const card of await removedCards(parts.db, new Date(parts.clock.now()))) {
    await inRowSpan({ kind: 'forget card' }, () => forgetCard(parts, card));
  }
};

type ForgetParts = Pick<ShopParts, 'db' | 'clock' | 'gateway' | 'report'>;
type RemovedCard = Awaited<ReturnType<typeof removedCards>>[number];

const forgetCard = async (
  { db, clock, gateway, report }: ForgetParts,
  card: RemovedCard,
): Promise<void> => {
  const { vault_customer: customerId, instrument_id: instrumentId } = card;
  const answer =
    customerId === null
      ? ({ kind: 'done' } as const)
      : await gateway.forgetCard({ customerId, instrumentId });
  if (answer.kind === 'unknown') return;
  if (answer.kind === 'refused') {
    report({ event: 'card-not-forgotten', detail: answer.reason });
    const at = new Date(clock.now() + forgetPause(card.forget_tries));
    return postponeForgettingCard(db, card, at);
  }
  return dropSavedCard(db, card);
};
