import * as z from 'zod/mini';
import { issuerProblem } from '#domain/validation/issuer.ts';

/** Which provider signs shoppers in, and as whom this shop is known there (D-AUTH-13). */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Origin of the shop: callbacks are paths of it. */
  readonly shopOrigin: string;
  readonly scopes: readonly string[];
  /** What is asked for besides to look after the account at the provider; none: nobody can. */
  readonly accountScopes: readonly string[];
}

/** The configuration cannot work; said in the library's words, which are narrower than its checks. */
class ProviderMisconfigured extends Error {
  override readonly name = 'ProviderMisconfigured';
}

const issuerTexts = {
  'issuer.required': 'No issuer passed to constructor',
  'issuer.url': 'Issuer must be a valid URL',
  'issuer.admin': 'Issuer must be a valid URL: it names an administration host',
} as const;

const scopesText = 'scopes must be an array of strings';

/** Stricter than the library, which lets most wrong values pass (TOKEN-010 … TOKEN-013, D-AUTH-12). */
export const checkSettings = (settings: ProviderSettings): ProviderSettings => {
  const problem = issuerProblem(settings.issuer);
  if (problem !== undefined) {
    throw new ProviderMisconfigured(
      issuerTexts[problem.key as keyof typeof issuerTexts] ?? issuerTexts['issuer.url'],
    );
  }
  const scopes = z.array(z.string().check(z.minLength(1)));
  const asked = z.object({ scopes: scopes.check(z.minLength(1)), accountScopes: scopes });
  if (!z.safeParse(asked, settings).success) throw new ProviderMisconfigured(scopesText);
  return settings;
};

/** Where the provider sends a browser back to: its own sign-in, and one through Google. */
export const callbackPaths = {
  own: '/implicit/callback',
  google: '/implicit/ssocallback',
} as const;
