import { isExpired } from '#domain/account/saved-card.ts';
import { mayKeepMore } from '#domain/payment/saved-card-place.ts';
import { cardDay } from '#domain/validation/card-expiry.ts';
import { nameProblem } from '#domain/validation/name.ts';
import { tidied } from '#domain/validation/typed-text.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import type { AccountRow } from '#server/data/account/accounts.ts';
import { readSavedCards } from '#server/data/account/saved-cards.ts';
import type { CardToKeep, StoredCard } from '#server/parties/gateway.ts';
import { declineFor } from '#server/payment/decline.ts';
import { requireToken } from '#server/payment/payment-token.ts';

/** A new card, or a saved one whose security code the token carries. */
export interface CardChoice {
  readonly method: 'card';
  readonly transientToken: string;
  readonly paymentSessionId: string;
  readonly nameOnCard: string;
  /** Save the new card to the account; ignored for a guest (D-CHECKOUT-20). */
  readonly saveNewCard?: boolean;
  /** The saved card to pay with. */
  readonly cardSequence?: number;
}

/** The known data of the card that pays. */
export interface PaymentCard {
  readonly jti: string;
  readonly brand: string;
  readonly last4: string;
  readonly stored?: StoredCard;
  readonly keep?: CardToKeep & {
    readonly accountId: string;
    readonly nameOnCard: string;
    readonly expDate: string;
  };
}

type Parts = Pick<ShopParts, 'db' | 'clock'>;

/** The card of a submission, good to be charged; refused before anything is reserved. */
export const requireCard = async (
  parts: Parts,
  actorHash: string,
  choice: CardChoice,
  account: AccountRow | undefined,
): Promise<PaymentCard | Refusal> => {
  if (choice.cardSequence !== undefined) {
    return storedCard(parts, actorHash, { ...choice, cardSequence: choice.cardSequence }, account);
  }
  const token = await requireToken(parts, actorHash, choice);
  if (isRefusal(token)) return token;
  const { jti, brand, last4, expDate } = token;
  const facts = { jti, brand, last4 };
  if (choice.saveNewCard !== true || account === undefined) return facts;
  const nameOnCard = tidied(choice.nameOnCard);
  if (nameProblem('nameOnCard', nameOnCard) !== undefined)
    return refuse('INPUT_REFUSED', { field: 'payment.nameOnCard' });
  const { account_id: accountId, vault_customer: customerId } = account;
  const kept = await readSavedCards(parts.db, accountId);
  if (!mayKeepMore(kept)) return facts;
  const customer = customerId === null ? {} : { customerId };
  return { ...facts, keep: { ...customer, accountId, nameOnCard, expDate } };
};

const storedCard = async (
  parts: Parts,
  actorHash: string,
  choice: CardChoice & { readonly cardSequence: number },
  account: AccountRow | undefined,
): Promise<PaymentCard | Refusal> => {
  // A guest's, another account's and an unknown card get the same refusal.
  if (account === undefined) return refuse('NOT_FOUND', { what: 'card' });
  const cards = await readSavedCards(parts.db, account.account_id);
  const card = cards.find(({ sequence }) => sequence === choice.cardSequence);
  const { vault_customer: customerId } = account;
  if (card === undefined || customerId === null) return refuse('NOT_FOUND', { what: 'card' });
  const today = cardDay(parts.clock.now());
  if (isExpired({ expDate: card.exp_date }, today))
    return refuse('CARD_DECLINED', declineFor('EXPIRED_CARD'));
  const token = await requireToken(parts, actorHash, choice, 'code');
  if (isRefusal(token)) return token;
  const { jti } = token;
  const { brand, last4, instrument_id: instrumentId } = card;
  return { jti, brand, last4, stored: { customerId, instrumentId } };
};
