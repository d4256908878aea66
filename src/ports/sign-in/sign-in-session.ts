import type { Effect } from 'effect';
import type { Customer } from '#domain/account/customer.ts';

/** The tokens of a sign-in: access token for the shop, id token with the person. */
export interface SignInTokens {
  /** The provider's own records of its tokens, stored as they are. */
  readonly accessToken: IssuedToken & { readonly accessToken: string };
  readonly idToken?: IssuedToken & { readonly idToken: string };
}

export interface IssuedToken {
  /** Unix time in seconds. */
  readonly expiresAt: number;
  readonly scopes: readonly string[];
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Who is signed in on this device, and the tokens that prove it. */
export interface SignInSession {
  /** Tokens that are valid; expired ones are removed at this moment (D-AUTH-11). */
  readonly tokens: Effect.Effect<SignInTokens | undefined>;
  saveTokens(tokens: SignInTokens): Effect.Effect<void>;
  /** Absent without valid tokens, whatever is stored. */
  readonly customer: Effect.Effect<Customer | undefined>;
  saveCustomer(customer: Customer): Effect.Effect<void>;
  /** Forgets the tokens and everything of the account. Cart and checkout stay (D-SESSION-14). */
  readonly clear: Effect.Effect<void>;
  /** The same, and also removes checkout, current mix and orders placed here (D-AUTH-21). */
  readonly leave: Effect.Effect<void>;
}
