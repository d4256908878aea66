import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export interface SessionTokenFacts {
  /** RFC 8176: pwd, mfa, otp, fed … */
  readonly amr: readonly string[];
}

/** Proof of a sign-in by authn, good once, for authorize or for the cookie. */
export const issueSessionToken = (
  { store, settings }: IdentityDesk,
  user: User,
  amr: readonly string[],
): Promise<string> =>
  store.tickets.issue<SessionTokenFacts>('session-token', {
    userId: user.id,
    facts: { amr },
    seconds: settings.lives.sessionToken,
  });
