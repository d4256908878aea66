import type { Effect } from 'effect';
import type {
  ChallengeNeeded,
  CodeForElsewhere,
  SignInNotCompleted,
  SignInUnavailable,
} from '#ports/sign-in/sign-in-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

export interface RedirectRequest {
  /** The token for a right password; without it the provider asks for the password. */
  readonly sessionToken?: string;
  /** Id of an external provider to sign in with, such as Google. */
  readonly through?: string;
  /** Spares the shopper typing it again on the provider's page. */
  readonly loginHint?: string;
  /** Asks for tokens that open the account at the provider as well. */
  readonly manages?: true;
  /** Largest age of the sign-in in seconds; an older one must be repeated. */
  readonly recentWithin?: number;
  /** How sure the provider has to be who it is, in its words; absent, as it usually wants for changes. */
  readonly level?: string;
  /** A path of this shop; comes back with the tokens. */
  readonly returnTo: string;
}

/** Where a page of its own goes, or what a terminal, which has no page, came back with. */
export type RedirectAnswer =
  | { readonly kind: 'leaving' }
  | { readonly kind: 'returned'; readonly url: string };

/** A completed sign-in; or the provider has more to ask on its pages, and the shopper goes on there. */
export type CompletedRedirect =
  | {
      readonly kind: 'completed';
      readonly tokens: SignInTokens;
      /** Asked for to look after the account at the provider. */
      readonly manages: boolean;
      readonly returnTo: string;
    }
  /** Such tokens were asked for, and the provider does not give them. */
  | { readonly kind: 'closed'; readonly returnTo: string }
  | RedirectAnswer;

/** Sign-in by the provider's own pages: code flow with PKCE, state and nonce. */
export interface RedirectSignIn {
  /** Remembers state, nonce and verifier on this device, then leaves. */
  begin(
    request: RedirectRequest,
  ): Effect.Effect<RedirectAnswer, SignInUnavailable | ChallengeNeeded>;
  /**
   * Redeems the code of a returned address. The same address twice gives the first answer again;
   * an address of a sign-in that was not begun here signs nobody in.
   */
  complete(
    url: string,
  ): Effect.Effect<
    CompletedRedirect,
    SignInNotCompleted | CodeForElsewhere | SignInUnavailable | ChallengeNeeded
  >;
}
