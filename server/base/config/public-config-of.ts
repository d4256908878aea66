import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { buildVersion } from '#domain/session/build-version.ts';
import { variants } from '#domain/session/variant.ts';
import type { ApplePayConfig } from '#server/base/config/apple-pay.ts';
import type { ServerConfig } from '#server/base/config/config.ts';
import { recordingsUrlOf } from '#server/base/config/sandbox-addresses.ts';

/** The part of the configuration that goes into every page: named one by one, no secret slips in. */
export const publicConfigOf = (
  config: ServerConfig,
  { sandbox }: { readonly sandbox: boolean },
): PublicConfig => ({
  apiBaseUrl: '',
  apiKey: config.apiKey,
  clientId: config.clientId,
  sourceWebsite: variants[config.variant].logLabel,
  vaultOrigins: [...config.vaultOrigins],
  paypalHosts: [...config.paypalHosts],
  telemetry: {
    url: config.telemetryUrl ?? '',
    ...(config.telemetryKey !== undefined && { key: config.telemetryKey }),
    ...config.telemetrySettings,
  },
  variant: config.variant,
  identity: identityOf(config),
  ...(config.defaultLocationNumber !== undefined && {
    defaultLocationNumber: config.defaultLocationNumber,
  }),
  ...(config.applePay && { applePay: applePayOf(config.applePay) }),
  requestTimeout: 0,
  buildVersion,
  sandbox,
  ...(sandbox && { recordingsUrl: recordingsUrlOf(config) }),
});

/** What the page's wallet is asked with. */
const applePayOf = ({ merchantIdentifier, walletScript }: ApplePayConfig) => ({
  merchantIdentifier,
  ...(walletScript !== undefined && { walletScript }),
});

/** Who signs shoppers in, and what is asked for them (VAR-06, D-AUTH-07, D-AUTH-13). */
const identityOf = ({
  issuer,
  googleIdpId,
  variant,
  rewardsScope,
  accountScopes,
}: ServerConfig) => ({
  issuer,
  scopes: variants[variant].scopes.map((scope) => (scope === 'rewards' ? rewardsScope : scope)),
  accountScopes: [...accountScopes],
  ...(googleIdpId !== undefined && { googleIdpId }),
});
