import type { AccountBasis } from '#server/account/open-account.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import { ThrownRefusal } from '#server/base/refusal/thrown-refusal.ts';
import type { AccountRow } from '#server/data/account/accounts.ts';
import { removeSavedCard } from '#server/data/account/saved-cards.ts';

/** A card that was removed before is gone already; a number no card ever had is unknown (P-37). */
export const removeCard = async (
  { db, clock }: Pick<AccountBasis, 'db' | 'clock'>,
  { account_id: accountId, last_card: lastCard }: AccountRow,
  sequence: number,
): Promise<void> => {
  if (sequence > lastCard) throw new ThrownRefusal(refuse('NOT_FOUND', { what: 'card' }));
  await removeSavedCard(db, accountId, sequence, new Date(clock.now()));
};
