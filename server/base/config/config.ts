import type { Variant } from '#domain/session/variant.ts';
import { gatewayOrigin, readAddresses } from '#server/base/config/addresses.ts';
import { readGoodsBounds } from '#server/base/config/goods-bounds.ts';
import { isProduction, modeProblems } from '#server/base/config/mode.ts';
import { type Environment, readValues, type Values } from '#server/base/config/names.ts';
import { readOperations } from '#server/base/config/operations.ts';
import { productionProblems, unspokenParties } from '#server/base/config/production-rules.ts';
import { type Secrets, withMadeSecrets } from '#server/base/config/secrets.ts';
import type { SiteConfig } from '#server/base/config/site-config.ts';
import type { GoodsBounds } from '#server/base/parts/goods-bounds.ts';

export interface ServerConfig extends SiteConfig {
  /** The rules of production hold (D-MODE-01). */
  readonly production: boolean;
  /** Production against addresses of this machine: said in the log, kept from search engines. */
  readonly rehearsal: boolean;
  /** Address to listen on. */
  readonly host: string;
  readonly shopPort: number;
  /** What shoppers type, without a trailing slash. */
  readonly publicOrigin: string;
  readonly gatewayPort: number;
  readonly identityPort: number;
  readonly toolsPort: number;
  readonly mailPort: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Connections to a PostgreSQL server, at most. */
  readonly databaseConnections: number;
  readonly sessionSecret: string;
  /** Public: names the client, keeps nothing secret. */
  readonly apiKey: string;
  readonly clientId: string;
  /** Which face of the site this server shows (D-VAR-01). */
  readonly variant: Variant['id'];
  /** The organisation's API token; never leaves this server but to the issuer's origin. */
  readonly identityToken: string;
  /** Location of shoppers who named none yet; absent, the catalogue's own default serves them. */
  readonly defaultLocationNumber?: string;
  readonly gateway: {
    readonly origin: string;
    readonly merchantId: string;
    /** Base64. */
    readonly secret: string;
  };
  /** Origins whose vault script pages may load. */
  readonly vaultOrigins: readonly string[];
  /** Origins a capture context may be made for. */
  readonly targetOrigins: readonly string[];
  readonly mailUrl: string;
  readonly mailFrom: string;
  /** Where letters to customer service go. */
  readonly contactInbox: string;
  /** Absent: nothing is measured. */
  readonly telemetryUrl?: string;
  readonly telemetryKey?: string;
  /** Calls a minute one address may make; 0 = any number. Money calls have their own limits. */
  readonly rateLimit: number;
  /**
   * Proxies of our own in front of the shop: that many addresses at the end of X-Forwarded-For are
   * believed. What stands before them anybody can write.
   */
  readonly trustProxy: number;
  readonly goods: GoodsBounds;
  /** How long entries of the audit are kept. */
  readonly auditDays: number;
  /** How long letters of the contact form are kept. */
  readonly contactDays: number;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Search engines may list the shop; a staging shop says no. */
  readonly isFound: boolean;
  /** Milliseconds a stopping server goes on taking requests, while /readyz says no already. */
  readonly drainMilliseconds: number;
  /** Milliseconds a stopping server gives the requests in flight. */
  readonly stopMilliseconds: number;
}

/** What an operator has to put right, one sentence a value. */
export class ConfigRefused extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigRefused';
    this.sentences = sentences;
  }
}

/**
 * The configuration an environment asks for; every name has a default, but not in production, which
 * is refused with everything that is missing, still a default, or of another machine (D-MODE-02).
 *
 * Secrets that are not given are made once and kept in the data folder, but not in production,
 * where several processes must share them.
 */
export const readConfig = (environment: Environment): ServerConfig => {
  const { values, problems } = readValues(environment);
  const production = isProduction(environment);
  const found = [
    ...problems,
    ...modeProblems(environment),
    ...unspokenParties(values),
    ...(production ? productionProblems(values, environment) : []),
  ];
  if (found.length > 0) throw new ConfigRefused(found);
  const operations = readOperations(values, production);
  return {
    ...readAddresses(values),
    ...operations,
    goods: readGoodsBounds(values),
    ...withSecrets(values, withMadeSecrets(givenSecrets(values), operations.dataDir)),
  };
};

const givenSecrets = (values: Values) => ({
  session: values.CRUNCH_SESSION_SECRET,
  gateway: values.CRUNCH_GATEWAY_SECRET,
  identity: values.CRUNCH_IDENTITY_TOKEN,
});

const withSecrets = (values: Values, secrets: Secrets) => ({
  sessionSecret: secrets.session,
  identityToken: secrets.identity,
  gateway: {
    origin: gatewayOrigin(values),
    merchantId: values.CRUNCH_MERCHANT_ID ?? 'crunchcart',
    secret: secrets.gateway,
  },
});
