/** The holder of a valid access token. */
export interface TokenHolder {
  /** The provider's permanent id of the person; accounts are keyed by it. */
  readonly subject: string;
  /** The login; may change. */
  readonly login: string;
  /** The token gives access to the rewards number (D-AUTH-07). */
  readonly rewards?: true;
}

/** Why a token is refused. */
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
  /** The provider's keys cannot be read, so the token cannot be checked. */
  | { readonly kind: 'unknown'; readonly why: string };

/** What the provider knows about a person; texts may be empty. */
export interface ProviderPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
  readonly loyaltyId?: string;
  /** Signs in through Google only; absent when unknown. */
  readonly isSocial?: boolean;
}

/** The provider that signs shoppers in: a real one or the embedded one. No method throws. */
export interface SignInProvider {
  verify(accessToken: string): Promise<AccessVerdict>;
  /**
   * Asks the provider about the holder of a valid token; an answer about another person is
   * discarded.
   */
  personOf(
    accessToken: string,
    subject: string,
  ): Promise<
    | { readonly kind: 'person'; readonly person: ProviderPerson }
    | { readonly kind: 'unknown'; readonly why: string }
  >;
}
