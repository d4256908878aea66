import { Effect } from 'effect';
import { makeOpenAccount } from '#application/security/open-account.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { AccountPass } from '#ports/account/account-pass.ts';
import type { ProviderAccounts } from '#ports/account/provider-account.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Profile, addresses, phones and password as the provider keeps them; the token must open them. */
export const makeReadSignInDetails = (
  session: SignInSession,
  pass: AccountPass,
  accounts: ProviderAccounts,
): UseCases['readSignInDetails'] =>
  Effect.fn('readSignInDetails')(function* () {
    const account = yield* makeOpenAccount(session, pass, accounts);
    return {
      profile: yield* account.profile,
      emails: yield* account.contacts('email'),
      phones: yield* account.contacts('phone'),
      passwordActions: (yield* account.password).actions,
    };
  });
