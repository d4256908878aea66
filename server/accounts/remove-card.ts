import type { AccountBasis } from '#server/accounts/open-account.ts';
import { cardNotFound } from '#server/accounts/refusals.ts';
import type { AccountRow } from '#server/data/accounts/accounts.ts';
import { deleteSavedCard } from '#server/data/accounts/saved-cards.ts';

/** A card that was removed before is gone already; a number no card ever had is unknown (P-37). */
export const removeCard = async (
  { db }: Pick<AccountBasis, 'db'>,
  { account_id: accountId, last_card: lastCard }: AccountRow,
  sequence: number,
): Promise<void> => {
  if (sequence > lastCard) throw cardNotFound();
  await deleteSavedCard(db, accountId, sequence);
};
