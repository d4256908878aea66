import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { NotSignedIn } from '#ports/failures.ts';
import type { ProviderAccounts } from '#ports/provider-account.ts';
import type { SignInSession } from '#ports/sign-in-session.ts';

/** Profile, addresses, phones and password as the provider keeps them; the token must open them. */
export const makeReadSignInDetails = (
  session: SignInSession,
  accounts: ProviderAccounts,
): UseCases['readSignInDetails'] =>
  Effect.fn('readSignInDetails')(function* () {
    const tokens = yield* session.tokens;
    if (tokens === undefined) return yield* new NotSignedIn();
    const account = yield* accounts.of(tokens);
    return {
      profile: yield* account.profile,
      emails: yield* account.contacts('email'),
      phones: yield* account.contacts('phone'),
      passwordActions: yield* account.passwordActions,
    };
  });
