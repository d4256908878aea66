import { Effect } from 'effect';
import { ConfirmationNeeded } from '#ports/account/account-failures.ts';
import type { AccountPass } from '#ports/account/account-pass.ts';
import type {
  ProviderAccount,
  ProviderAccountFailure,
  ProviderAccounts,
} from '#ports/account/provider-account.ts';
import { NotSignedIn, type TooManyAttempts } from '#ports/session/call-failures.ts';
import type { FlowNotOffered, SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Why the account at the provider cannot be used. */
export type SecurityFailure = NotSignedIn | FlowNotOffered | ProviderAccountFailure;

/** The signed-in customer's account at the provider, when the tokens allow it. */
export type OpenAccount = Effect.Effect<
  ProviderAccount,
  Exclude<SecurityFailure, TooManyAttempts> | FlowNotOffered | SignInUnavailable
>;

export const makeOpenAccount = (
  session: SignInSession,
  pass: AccountPass,
  accounts: ProviderAccounts,
): OpenAccount =>
  Effect.gen(function* () {
    if ((yield* session.tokens) === undefined) return yield* new NotSignedIn();
    return keepingDemands(yield* accounts.of(yield* pass.tokens), pass);
  });

/** The same account; what the provider demands when it refuses is kept for the next confirmation. */
const keepingDemands = (account: ProviderAccount, pass: AccountPass): ProviderAccount => {
  const kept = <Value, Failure>(asked: Effect.Effect<Value, Failure>) =>
    Effect.tapError(asked, (failure) =>
      failure instanceof ConfirmationNeeded && failure.demand !== undefined
        ? pass.demand(failure.demand)
        : Effect.void,
    );
  return {
    profile: kept(account.profile),
    rename: (name) => kept(account.rename(name)),
    contacts: (kind) => kept(account.contacts(kind)),
    add: (kind, value) => kept(account.add(kind, value)),
    remove: (kind, id) => kept(account.remove(kind, id)),
    sendCode: (kind, id) => kept(account.sendCode(kind, id)),
    takeCode: (sent, code) => kept(account.takeCode(sent, code)),
    isConfirmed: (sent) => kept(account.isConfirmed(sent)),
    password: kept(account.password),
    enrollPassword: (password) => kept(account.enrollPassword(password)),
    updatePassword: (password) => kept(account.updatePassword(password)),
    deletePassword: kept(account.deletePassword),
  };
};
