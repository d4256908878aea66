import type { Effect } from 'effect';
import type { Customer } from '#domain/account/customer.ts';

/** What a sign-in brings: proof for the shop (access token) and who it is (id token). */
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
  /** Tokens that are still good; those that ran out are forgotten here and now (D-AUTH-11). */
  readonly tokens: Effect.Effect<SignInTokens | undefined>;
  saveTokens(tokens: SignInTokens): Effect.Effect<void>;
  /** Absent without good tokens, whatever is still stored. */
  readonly customer: Effect.Effect<Customer | undefined>;
  saveCustomer(customer: Customer): Effect.Effect<void>;
  /** Forgets the tokens and everything of the account. Cart and checkout stay (D-SESSION-14). */
  readonly clear: Effect.Effect<void>;
  /** The same, and checkout, mix and orders placed here besides: whoever it was is gone. */
  readonly leave: Effect.Effect<void>;
}
