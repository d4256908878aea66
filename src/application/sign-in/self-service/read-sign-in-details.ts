import { Effect } from 'effect';
import { makeOpenAccount } from '#application/sign-in/security/open-account.ts';
import type { AccountPass } from '#ports/account/account-pass.ts';
import type {
  ContactPoint,
  PasswordActions,
  ProviderAccountFailure,
  ProviderAccounts,
  ProviderProfile,
} from '#ports/account/provider-account.ts';
import type { NotSignedIn } from '#ports/session/call-failures.ts';
import type { FlowNotOffered } from '#ports/sign-in/sign-in-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** What the provider stores about the signed-in customer, and the allowed changes. */
export interface SignInDetails {
  readonly profile: ProviderProfile;
  readonly emails: readonly ContactPoint[];
  readonly phones: readonly ContactPoint[];
  readonly passwordActions: PasswordActions;
}

export type ReadSignInDetails = () => Effect.Effect<
  SignInDetails,
  NotSignedIn | FlowNotOffered | ProviderAccountFailure
>;

/** Profile, addresses, phones and password at the provider; the token must have the scopes. */
export const makeReadSignInDetails = (
  session: SignInSession,
  pass: AccountPass,
  accounts: ProviderAccounts,
): ReadSignInDetails =>
  Effect.fn('readSignInDetails')(function* () {
    const account = yield* makeOpenAccount(session, pass, accounts);
    return {
      profile: yield* account.profile,
      emails: yield* account.contacts('email'),
      phones: yield* account.contacts('phone'),
      passwordActions: (yield* account.password).actions,
    };
  });
