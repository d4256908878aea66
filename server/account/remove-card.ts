import type { AccountBasis } from '#server/account/open-account.ts';
import { cardNotFound } from '#server/account/refusals.ts';
import type { AccountRow } from '#server/data/account/accounts.ts';
import { removeSavedCard } from '#server/data/account/saved-cards.ts';

/** A card that was removed before is gone already; a number no card ever had is unknown (P-37). */
export const removeCard = async (
  { db, clock }: Pick<AccountBasis, 'db' | 'clock'>,
  { account_id: accountId, last_card: lastCard }: AccountRow,
  sequence: number,
): Promise<void> => {
  if (sequence > lastCard) throw cardNotFound();
  await removeSavedCard(db, accountId, sequence, new Date(clock.now()));
};
