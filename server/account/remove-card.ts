import type { AccountBasis } from '#server/account/open-account.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import type { AccountRow } from '#server/data/account/accounts.ts';
import { removeSavedCard } from '#server/data/account/saved-cards.ts';

/** A card that was removed before is gone already; a number no card ever had is unknown (P-37). */
export const removeCard = async (
  { db, clock }: Pick<AccountBasis, 'db' | 'clock'>,
  { account_id: accountId, last_card: lastCard }: AccountRow,
  sequence: number,
): Promise<Refusal | undefined> => {
  if (sequence > lastCard) return refuse('NOT_FOUND', { what: 'card' });
  await removeSavedCard(db, accountId, sequence, new Date(clock.now()));
  return undefined;
};
