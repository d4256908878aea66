import { Effect } from 'effect';
import { NotSignedIn } from '#ports/session/call-failures.ts';
import type { ProviderSession, TokenFacts } from '#ports/sign-in/provider-session.ts';
import type { SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** What the provider says about the token this device signs in with. */
export type InspectToken = () => Effect.Effect<TokenFacts, NotSignedIn | SignInUnavailable>;

/** Asks the provider about the stored token; the token itself is not part of the answer. */
export const makeInspectToken = (session: SignInSession, provider: ProviderSession): InspectToken =>
  Effect.fn('inspectToken')(function* () {
    const tokens = yield* session.tokens;
    if (tokens === undefined) return yield* new NotSignedIn();
    return yield* provider.inspect(tokens);
  });
