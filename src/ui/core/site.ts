import type { PublicConfig } from '#adapters/http/wire/public-config.ts';

/** The part of the site's configuration that changes screens. */
export interface Site {
  readonly variant: PublicConfig['variant'];
  /** Whether Google sign-in is offered (D-AUTH-02). */
  readonly google: boolean;
  /** Whether shoppers can change how they sign in here (D-AUTH-19). */
  readonly security: boolean;
  /**
   * Whether Apple Pay is taken, and in which browsers: those of Apple devices, or all of them on the
   * sandbox. Whether it can be used in this one is found out later (WALLET-03).
   */
  readonly wallet: 'off' | 'apple-devices' | 'everywhere';
  /** Whether orders can be paid by PayPal. */
  readonly paypal: boolean;
}

export const siteOf = ({ variant, identity, applePay, paypalHosts }: PublicConfig): Site => ({
  variant,
  google: identity.googleIdpId !== undefined,
  security: identity.accountScopes.length > 0,
  wallet: walletIn(applePay),
  paypal: paypalHosts.length > 0,
});

const walletIn = (applePay: PublicConfig['applePay']): Site['wallet'] => {
  if (applePay === undefined) return 'off';
  return applePay.walletScript === undefined ? 'apple-devices' : 'everywhere';
};
