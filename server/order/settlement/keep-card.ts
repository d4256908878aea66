import { randomUUID } from 'node:crypto';
import { placeOfSavedCard } from '#domain/payment/saved-card-place.ts';
import { lockAccount } from '#server/data/account/accounts.ts';
import {
  insertSavedCard,
  nameVaultCustomer,
  nextSequence,
  readSavedCards,
  removeSavedCard,
} from '#server/data/account/saved-cards.ts';
import type { Settlement } from '#server/order/settlement/settlement.ts';
import type { GatewayCard } from '#server/parties/gateway.ts';

/**
 * Stores the card that the gateway saved with an approval, in the same transaction. The same card
 * replaces its older entry; a card above the limit is deleted at once.
 */
export const keepCard = async (
  { changes, payment, step }: Pick<Settlement, 'changes' | 'payment' | 'step'>,
  kept: GatewayCard | undefined,
): Promise<void> => {
  const { keep_for: accountId, name_on_card: name, exp_date: expiry, brand, last4 } = payment;
  if (kept === undefined || accountId === null || name === null || expiry === null) return;
  await lockAccount(changes, accountId);
  const cards = await readSavedCards(changes, accountId);
  const known = cards.map(({ sequence, identifier_id: identifier }) => ({ sequence, identifier }));
  const place = placeOfSavedCard(known, kept.identifierId);
  if (place.kind === 'replaces') await removeSavedCard(changes, accountId, place.sequence, step.at);
  await nameVaultCustomer(changes, accountId, kept.customerId);
  await insertSavedCard(changes, {
    account_id: accountId,
    sequence: await nextSequence(changes, accountId),
    card_id: randomUUID(),
    instrument_id: kept.instrumentId,
    identifier_id: kept.identifierId,
    brand,
    last4,
    name_on_card: name,
    exp_date: expiry,
    created_at: step.at,
    removed_at: place.kind === 'one-too-many' ? step.at : null,
  });
};
