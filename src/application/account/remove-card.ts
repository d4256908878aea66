import { Effect } from 'effect';
import { type AccountFailure, updateCustomer } from '#application/account/update-customer.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** The cards that are left. */
export type RemoveCard = (sequence: number) => Effect.Effect<readonly SavedCard[], AccountFailure>;

/** Removes a saved card by its sequence (D-API-34). Safe to repeat. */
export const makeRemoveCard = (session: SignInSession, accounts: OwnAccount): RemoveCard =>
  Effect.fn('removeCard')(function* (sequence) {
    const left = yield* updateCustomer(session, ({ id }) => accounts.removeCard(id, sequence));
    return left.paymentCards;
  });
