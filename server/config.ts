import * as z from 'zod';
import { type Variant, variantFor } from '#domain/session/variant.ts';
import type { GoodsBounds } from '#server/commerce/goods-bounds.ts';
import {
  issuer,
  name,
  origin,
  originList,
  port,
  scopeList,
  secret,
  token,
  url,
  whole,
} from '#server/config-values.ts';
import { goodsNames, readGoodsBounds } from '#server/order-bounds-config.ts';
import { missingSecrets, type Secrets, withMadeSecrets } from '#server/secrets.ts';
import { readSite, type SiteConfig } from '#server/site-config.ts';

export interface ServerConfig extends SiteConfig {
  readonly production: boolean;
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
  readonly telemetryUrl: string;
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

type Environment = Readonly<Record<string, string | undefined>>;

/** Each name with its codec and what a good value is, for the sentence about a bad one. */
const names = {
  CRUNCH_HOST: [z.string().min(1), 'a host name or address to listen on'],
  CRUNCH_SHOP_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_GATEWAY_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_IDENTITY_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_TOOLS_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_MAIL_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_PUBLIC_ORIGIN: [origin, 'an origin such as https://shop.example'],
  CRUNCH_DATA_DIR: [z.string().min(1), 'a folder'],
  DATABASE_URL: [url('postgres:', 'postgresql:'), 'a postgres:// address'],
  CRUNCH_DATABASE_CONNECTIONS: [whole(2, 1000), 'a number from 2 to 1000'],
  CRUNCH_SESSION_SECRET: [secret, 'at least 32 characters'],
  CRUNCH_API_KEY: [name, 'letters, digits, dots and dashes'],
  CRUNCH_CLIENT_ID: [name, 'letters, digits, dots and dashes'],
  CRUNCH_BLENDED_REWARDS: [z.enum(['true', 'false']), 'true or false'],
  CRUNCH_IDENTITY_TOKEN: [token, 'at least 16 characters'],
  CRUNCH_ISSUER: [issuer, 'an address such as https://example.okta.com/oauth2/default'],
  CRUNCH_AUDIENCE: [z.string().regex(/^[\x21-\x7e]{1,200}$/), 'text without blanks'],
  CRUNCH_GOOGLE_IDP_ID: [name, 'letters, digits, dots and dashes'],
  CRUNCH_REWARDS_SCOPE: [name, 'letters, digits, dots and dashes'],
  CRUNCH_ACCOUNT_SCOPES: [scopeList, 'none, or scopes parted by blanks'],
  CRUNCH_DEFAULT_LOCATION: [name, 'letters, digits, dots and dashes'],
  CRUNCH_GATEWAY_URL: [origin, 'an origin such as https://gateway.example'],
  CRUNCH_MERCHANT_ID: [name, 'letters, digits, dots and dashes'],
  CRUNCH_GATEWAY_SECRET: [z.base64().min(24), 'base64 text'],
  CRUNCH_VAULT_ORIGINS: [originList, 'origins parted by commas'],
  CRUNCH_TARGET_ORIGINS: [originList, 'origins parted by commas'],
  CRUNCH_MAIL_URL: [url('smtp:', 'smtps:'), 'an smtp:// address'],
  CRUNCH_MAIL_FROM: [z.string().min(3), 'a sender such as Crunchcart <orders@shop.example>'],
  CRUNCH_CONTACT_INBOX: [z.email(), 'an e-mail address'],
  CRUNCH_TELEMETRY_URL: [url('http:', 'https:'), 'an http:// or https:// address'],
  CRUNCH_TELEMETRY_KEY: [z.string().min(1), 'text'],
  CRUNCH_RATE_LIMIT: [whole(0, 10_000_000), 'calls a minute, 0 for any number'],
  CRUNCH_TRUST_PROXY: [whole(0, 9), 'how many proxies stand in front, 0 to 9'],
  CRUNCH_AUDIT_DAYS: [whole(1, 3650), 'days from 1 to 3650'],
  CRUNCH_CONTACT_DAYS: [whole(1, 3650), 'days from 1 to 3650'],
  CRUNCH_LOG_LEVEL: [
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    'trace, debug, info, warn, error or silent',
  ],
  CRUNCH_INDEXING: [z.enum(['yes', 'no']), 'yes or no'],
  CRUNCH_DRAIN_MS: [whole(0, 600_000), 'milliseconds from 0 to 600000'],
  CRUNCH_STOP_MS: [whole(0, 600_000), 'milliseconds from 0 to 600000'],
  ...goodsNames,
} as const satisfies Readonly<Record<string, readonly [z.ZodType, string]>>;

type Values = { readonly [Name in keyof typeof names]?: z.output<(typeof names)[Name][0]> };

/**
 * The configuration an environment asks for; every name has a default.
 *
 * Secrets that are not given are made once and kept in the data folder, but not in production,
 * where several processes must share them.
 */
export const readConfig = (environment: Environment): ServerConfig => {
  const values = readValues(environment);
  const production = environment['NODE_ENV'] === 'production';
  const dataDir = values.CRUNCH_DATA_DIR ?? '.crunchcart';
  return {
    production,
    ...readAddresses(values),
    ...readOperations(values, production),
    goods: readGoodsBounds(values),
    ...withSecrets(values, secretsFor(values, production, dataDir)),
    dataDir,
    ...(values.DATABASE_URL !== undefined && { databaseUrl: values.DATABASE_URL }),
  };
};

const readValues = (environment: Environment): Values => {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, [schema, wanted]] of Object.entries(names)) {
    const given = environment[key];
    if (given === undefined || given === '') continue;
    const outcome = schema.safeParse(given);
    if (outcome.success) values[key] = outcome.data;
    // The value itself stays out: it may be a secret.
    else problems.push(`${key} must be ${wanted}.`);
  }
  if (problems.length > 0) throw new ConfigRefused(problems);
  return values as Values;
};

const secretsFor = (values: Values, production: boolean, dataDir: string): Secrets => {
  const given = {
    session: values.CRUNCH_SESSION_SECRET,
    gateway: values.CRUNCH_GATEWAY_SECRET,
    identity: values.CRUNCH_IDENTITY_TOKEN,
  };
  const missing = missingSecrets(given);
  if (production && missing.length > 0) {
    throw new ConfigRefused(missing.map((name) => `${name} must be set in production.`));
  }
  return withMadeSecrets(given, dataDir);
};

const withSecrets = (values: Values, secrets: Secrets) => ({
  sessionSecret: secrets.session,
  identityToken: secrets.identity,
  gateway: {
    origin: gatewayOrigin(values),
    merchantId: values.CRUNCH_MERCHANT_ID ?? 'crunchcart',
    secret: secrets.gateway,
  },
});

const gatewayOrigin = (values: Values): string =>
  values.CRUNCH_GATEWAY_URL ?? `http://127.0.0.1:${values.CRUNCH_GATEWAY_PORT ?? 4200}`;

const readAddresses = (values: Values) => {
  const shopPort = values.CRUNCH_SHOP_PORT ?? 4100;
  const toolsPort = values.CRUNCH_TOOLS_PORT ?? 4400;
  const identityPort = values.CRUNCH_IDENTITY_PORT ?? 4300;
  const mailPort = values.CRUNCH_MAIL_PORT ?? 4425;
  const publicOrigin = values.CRUNCH_PUBLIC_ORIGIN ?? `http://localhost:${shopPort}`;
  return {
    host: values.CRUNCH_HOST ?? 'localhost',
    shopPort,
    publicOrigin,
    gatewayPort: values.CRUNCH_GATEWAY_PORT ?? 4200,
    identityPort,
    ...readSite(values, identityPort),
    toolsPort,
    mailPort,
    vaultOrigins: values.CRUNCH_VAULT_ORIGINS ?? [gatewayOrigin(values)],
    targetOrigins: values.CRUNCH_TARGET_ORIGINS ?? [publicOrigin],
    mailUrl: values.CRUNCH_MAIL_URL ?? `smtp://127.0.0.1:${mailPort}`,
    mailFrom: values.CRUNCH_MAIL_FROM ?? 'Crunchcart <orders@crunchcart.example>',
    contactInbox: values.CRUNCH_CONTACT_INBOX ?? 'care@crunchcart.example',
    telemetryUrl: values.CRUNCH_TELEMETRY_URL ?? `http://localhost:${toolsPort}/v2/track`,
    ...(values.CRUNCH_TELEMETRY_KEY !== undefined && {
      telemetryKey: values.CRUNCH_TELEMETRY_KEY,
    }),
  };
};

const readOperations = (values: Values, production: boolean) => ({
  databaseConnections: values.CRUNCH_DATABASE_CONNECTIONS ?? 20,
  apiKey: values.CRUNCH_API_KEY ?? 'crunchcart-public',
  clientId: values.CRUNCH_CLIENT_ID ?? 'crunchcart-web',
  variant: variantFor(values.CRUNCH_BLENDED_REWARDS === 'true').id,
  ...defaultLocation(values, production),
  rateLimit: values.CRUNCH_RATE_LIMIT ?? (production ? 6000 : 0),
  trustProxy: values.CRUNCH_TRUST_PROXY ?? 0,
  auditDays: values.CRUNCH_AUDIT_DAYS ?? 90,
  contactDays: values.CRUNCH_CONTACT_DAYS ?? 180,
  logLevel: values.CRUNCH_LOG_LEVEL ?? (production ? ('info' as const) : ('warn' as const)),
  isFound: values.CRUNCH_INDEXING !== 'no',
  drainMilliseconds: values.CRUNCH_DRAIN_MS ?? (production ? 5000 : 0),
  stopMilliseconds: values.CRUNCH_STOP_MS ?? 10_000,
});

/** The sandbox's catalogue calls its default location 100 (D-SESSION-21). */
const defaultLocation = (values: Values, production: boolean) => {
  const named = values.CRUNCH_DEFAULT_LOCATION ?? (production ? undefined : '100');
  return named === undefined ? {} : { defaultLocationNumber: named };
};
