import type { Effect } from 'effect';
import type { SignInTokens } from '#ports/sign-in-session.ts';

/** The provider's own memory of a sign-in. Nothing here fails: signing out must win (D-AUTH-05). */
export interface ProviderSession {
  /** Takes the tokens back and closes the session; true when the provider did both. */
  end(tokens: SignInTokens | undefined): Effect.Effect<boolean>;
}
