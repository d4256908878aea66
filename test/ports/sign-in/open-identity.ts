import { Effect } from 'effect';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';
import type { ProviderSession } from '#ports/sign-in/provider-session.ts';
import type { RedirectAnswer, RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

export interface OpenIdentity {
  readonly credentials: CredentialSignIn;
  readonly redirects: RedirectSignIn;
  readonly providerSession: ProviderSession;
  readonly known: Login;
  readonly locked: Login;
  /** Asked for a code after the password. */
  readonly challenged: Login;
  /** Asked on another device, which says yes. */
  readonly approving: Login;
  /** The code that was sent last. */
  readonly codeSent: (email: string) => Promise<string>;
  /** The token of the unlock mail that was sent last. */
  readonly unlockToken: (email: string) => Promise<string>;
}

const { runPromise } = Effect;

/** The address a terminal, or a test, comes back with. */
export const cameBack = (answer: RedirectAnswer): string => {
  if (answer.kind !== 'returned') throw new Error('The page has left.');
  return answer.url;
};

export const sessionTokenOf = async ({ credentials, known }: OpenIdentity): Promise<string> => {
  const answer = await runPromise(credentials.signIn(known.email, known.password));
  if (answer.kind !== 'accepted') throw new Error('The password was not enough.');
  return answer.sessionToken;
};

export const begun = async (identity: OpenIdentity, returnTo = '/cart'): Promise<string> => {
  const sessionToken = await sessionTokenOf(identity);
  return cameBack(await runPromise(identity.redirects.begin({ sessionToken, returnTo })));
};

export const tokensOf = async (identity: OpenIdentity): Promise<SignInTokens> => {
  const done = await runPromise(identity.redirects.complete(await begun(identity)));
  if (done.kind !== 'completed') throw new Error('The sign-in was not completed.');
  return done.tokens;
};

export const altered = (url: string, change: Readonly<Record<string, string>>): string => {
  const next = new URL(url);
  for (const [name, value] of Object.entries(change)) next.searchParams.set(name, value);
  return next.href;
};
