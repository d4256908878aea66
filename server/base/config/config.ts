import type { Variant } from '#domain/session/variant.ts';
import {
  addressService,
  gatewayOrigin,
  readAddresses,
  taxService,
} from '#server/base/config/addresses.ts';
import { type ApplePayConfig, readApplePay } from '#server/base/config/apple-pay.ts';
import { readGoodsBounds } from '#server/base/config/goods-bounds.ts';
import { isProduction, modeProblems } from '#server/base/config/mode.ts';
import { type Environment, readValues, type Values } from '#server/base/config/names.ts';
import {
  type Observation,
  observationProblems,
  readObservation,
} from '#server/base/config/observation.ts';
import { readOperations } from '#server/base/config/operations.ts';
import { readPaypalHosts } from '#server/base/config/paypal-hosts.ts';
import { productionProblems } from '#server/base/config/production-rules.ts';
import { type Secrets, withMadeSecrets } from '#server/base/config/secrets.ts';
import type { SiteConfig } from '#server/base/config/site-config.ts';
import type { TelemetrySettings } from '#server/base/config/telemetry-names.ts';
import type { GoodsBounds } from '#server/base/parts/goods-bounds.ts';
import type { AddressAccess } from '#server/parties/destination/smarty-client.ts';
import type { TaxAccess } from '#server/parties/destination/taxjar-client.ts';

export interface ServerConfig extends SiteConfig {
  /** The rules of production apply (D-MODE-01). */
  readonly production: boolean;
  /** Production with local addresses: the log says so, and search engines are kept out. */
  readonly rehearsal: boolean;
  /** Address to listen on. */
  readonly host: string;
  readonly shopPort: number;
  /** The shop's public origin, without a trailing slash. */
  readonly publicOrigin: string;
  readonly gatewayPort: number;
  /** Of the sandbox's wallet for merchants. */
  readonly walletPort: number;
  readonly identityPort: number;
  readonly toolsPort: number;
  readonly mailPort: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Most connections to a PostgreSQL server. */
  readonly databaseConnections: number;
  readonly sessionSecret: string;
  /** The one before it, still accepted while shoppers have sessions of it. */
  readonly sessionSecretBefore?: string;
  /** Public: identifies the client; not a secret. */
  readonly apiKey: string;
  readonly clientId: string;
  /** The site variant of this server (D-VAR-01). */
  readonly variant: Variant['id'];
  /** Opens the operator's calls to who knows it; absent: there are none (D-ORDER-05). */
  readonly operatorKey?: string;
  /** The identity provider's API token; sent to the issuer's origin only. */
  readonly identityToken: string;
  /** Location of shoppers without a zip code; absent: the catalogue's default. */
  readonly defaultLocationNumber?: string;
  readonly gateway: {
    readonly origin: string;
    readonly merchantId: string;
    readonly keyId: string;
    /** Base64. */
    readonly secret: string;
  };
  /** Where addresses are checked. */
  readonly addressService: AddressAccess;
  /** Where taxes are calculated. */
  readonly taxService: TaxAccess;
  /** Origins whose vault script pages may load. */
  readonly vaultOrigins: readonly string[];
  /** Hosts a payer may be sent to for an approval; none: PayPal is not offered. */
  readonly paypalHosts: readonly string[];
  /** Origins of pictures at other hosts, besides the shop's own. */
  readonly pictureOrigins: readonly string[];
  /** Origins a capture context may be made for. */
  readonly targetOrigins: readonly string[];
  readonly mailUrl: string;
  readonly mailFrom: string;
  /** Mail address for letters to customer service. */
  readonly contactInbox: string;
  /** Absent: no telemetry is sent. */
  readonly telemetryUrl?: string;
  readonly telemetryKey?: string;
  readonly telemetrySettings?: TelemetrySettings;
  /** Calls a minute one address may make; 0 = any number. Money calls have their own limits. */
  readonly rateLimit: number;
  /**
   * Number of own proxies in front of the shop: that many addresses at the end of X-Forwarded-For
   * are trusted. A client can write anything before them.
   */
  readonly trustProxy: number;
  readonly goods: GoodsBounds;
  /** Absent: no Apple Pay. */
  readonly applePay?: ApplePayConfig;
  /** Where spans go and figures are read; absent parts are off. */
  readonly observation: Observation;
  /** How long audit entries are stored, days. */
  readonly auditDays: number;
  /** How long letters of the contact form are stored, days. */
  readonly contactDays: number;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Search engines may list the shop; a staging shop says no. */
  readonly isFound: boolean;
  /**
   * Milliseconds a stopping server still takes requests, while /readyz already reports "not ready".
   */
  readonly drainMilliseconds: number;
  /** Milliseconds a stopping server gives the requests in flight. */
  readonly stopMilliseconds: number;
}

/** What an operator must correct, one sentence for each value. */
export class ConfigRefused extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigRefused';
    this.sentences = sentences;
  }
}

/**
 * Reads the configuration from the environment. In development every name has a default. Production
 * refuses to start with a list of everything that is missing, still a default, or a local address
 * (D-MODE-02). In development, missing secrets are made once and stored in the data folder. In
 * production they must be set, because several processes share them.
 */
export const readConfig = (environment: Environment): ServerConfig => {
  const { values, problems } = readValues(environment);
  const production = isProduction(environment);
  const { applePay, problems: appleProblems } = readApplePay(values, production);
  const found = [
    ...problems,
    ...appleProblems,
    ...modeProblems(environment),
    ...observationProblems(values, production),
    ...(production ? productionProblems(values, environment) : []),
  ];
  if (found.length > 0) throw new ConfigRefused(found);
  const operations = readOperations(values, production);
  return {
    ...readAddresses(values),
    ...operations,
    goods: readGoodsBounds(values),
    observation: readObservation(values, production),
    ...(applePay && { applePay }),
    ...(values.CRUNCH_OPERATOR_KEY !== undefined && { operatorKey: values.CRUNCH_OPERATOR_KEY }),
    ...(values.CRUNCH_SESSION_SECRET_BEFORE !== undefined && {
      sessionSecretBefore: values.CRUNCH_SESSION_SECRET_BEFORE,
    }),
    paypalHosts: readPaypalHosts(values, production),
    ...withSecrets(values, withMadeSecrets(givenSecrets(values), operations.dataDir)),
  };
};

const givenSecrets = (values: Values) => ({
  session: values.CRUNCH_SESSION_SECRET,
  gateway: values.CRUNCH_GATEWAY_SECRET,
  identity: values.CRUNCH_IDENTITY_TOKEN,
  address: values.CRUNCH_ADDRESS_TOKEN,
  tax: values.CRUNCH_TAX_TOKEN,
});

const withSecrets = (values: Values, secrets: Secrets) => ({
  sessionSecret: secrets.session,
  identityToken: secrets.identity,
  addressService: addressService(values, secrets.address),
  taxService: taxService(values, secrets.tax),
  gateway: {
    origin: gatewayOrigin(values),
    merchantId: values.CRUNCH_MERCHANT_ID ?? 'crunchcart',
    keyId: values.CRUNCH_GATEWAY_KEY_ID ?? 'crunchcart-key',
    secret: secrets.gateway,
  },
});
