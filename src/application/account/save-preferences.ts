import { Effect } from 'effect';
import { type AccountFailure, updateCustomer } from '#application/account/update-customer.ts';
import type { CommunicationPreferences, Customer } from '#domain/account/customer.ts';
import type { Variant } from '#domain/session/variant.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface PreferencesEntry {
  readonly communicationPreferences: CommunicationPreferences;
  /** Whether the newsletter of this site is wanted. */
  readonly news: boolean;
}

export type SavePreferences = (entry: PreferencesEntry) => Effect.Effect<Customer, AccountFailure>;

/**
 * The ways the customer may be contacted, and the newsletter of this site (ACCT-07). The newsletter
 * choice of the other variant stays as it is (VAR-08).
 */
export const makeSavePreferences = (
  session: SignInSession,
  accounts: OwnAccount,
  { optInCode }: Pick<Variant, 'optInCode'>,
): SavePreferences =>
  Effect.fn('savePreferences')(function* ({ communicationPreferences, news }) {
    return yield* updateCustomer(session, ({ id, optInCodes }) => {
      const others = optInCodes.filter((code) => code !== optInCode);
      const codes = news ? [...others, optInCode] : others;
      return accounts.savePreferences(id, communicationPreferences, codes);
    });
  });
