import { Effect } from 'effect';
import { type AccountFailure, updateCustomer } from '#application/account/update-customer.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export type ShowCards = () => Effect.Effect<readonly SavedCard[], AccountFailure>;

/** The cards the account keeps, asked for anew: one may have been saved elsewhere (ACCT-06). */
export const makeShowCards = (session: SignInSession, accounts: OwnAccount): ShowCards =>
  Effect.fn('showCards')(function* () {
    return (yield* updateCustomer(session, () => accounts.read)).paymentCards;
  });
