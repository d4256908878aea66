import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { NotSignedIn } from '#ports/failures.ts';
import type { ProviderSession } from '#ports/sign-in/provider-session.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Asks the provider about the token kept here; nothing of the token itself is told. */
export const makeInspectToken = (
  session: SignInSession,
  provider: ProviderSession,
): UseCases['inspectToken'] =>
  Effect.fn('inspectToken')(function* () {
    const tokens = yield* session.tokens;
    if (tokens === undefined) return yield* new NotSignedIn();
    return yield* provider.inspect(tokens);
  });
