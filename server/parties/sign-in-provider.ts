/** Whom a good access token stands for. */
export interface TokenHolder {
  /** The provider's own, unchanging id of the person: what accounts are keyed by. */
  readonly subject: string;
  /** What they sign in with; may change. */
  readonly login: string;
  /** The token opens the rewards number (D-AUTH-07). */
  readonly rewards?: true;
}

/** Why a token is not taken. */
export type TokenFault =
  | 'form'
  | 'algorithm'
  | 'key'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'client'
  | 'holder'
  | 'expired'
  | 'early';

export type AccessVerdict =
  | { readonly kind: 'good'; readonly holder: TokenHolder }
  | { readonly kind: 'bad'; readonly fault: TokenFault }
  /** The provider cannot be asked for its keys: neither good nor bad. */
  | { readonly kind: 'unknown'; readonly why: string };

/** What the provider tells about a person; texts may be empty. */
export interface ProviderPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
  readonly loyaltyId?: string;
  /** Signs in through Google only; absent when nobody knows. */
  readonly isSocial?: boolean;
}

/** Who signs shoppers in: a real organisation or the embedded one. No method throws. */
export interface SignInProvider {
  verify(accessToken: string): Promise<AccessVerdict>;
  /** Asks the provider about the holder of a good token; an answer about anybody else is none. */
  personOf(
    accessToken: string,
    subject: string,
  ): Promise<
    | { readonly kind: 'person'; readonly person: ProviderPerson }
    | { readonly kind: 'unknown'; readonly why: string }
  >;
}
