import type { PublicConfig } from '#adapters/http/wire/public-config.ts';

/** The part of the site's configuration that changes screens. */
export interface Site {
  readonly variant: PublicConfig['variant'];
  /** Whether Google sign-in is offered (D-AUTH-02). */
  readonly google: boolean;
  /** Whether shoppers can change how they sign in here (D-AUTH-19). */
  readonly security: boolean;
  /** Whether Apple Pay is taken; whether this browser has it is found out later (WALLET-03). */
  readonly wallet: boolean;
  /** Whether orders can be paid by PayPal. */
  readonly paypal: boolean;
}

export const siteOf = ({ variant, identity, applePay, paypalHosts }: PublicConfig): Site => ({
  variant,
  google: identity.googleIdpId !== undefined,
  security: identity.accountScopes.length > 0,
  wallet: applePay !== undefined,
  paypal: paypalHosts.length > 0,
});
