import * as z from 'zod';
import { applePayNames } from '#server/base/config/apple-pay.ts';
import {
  addressOr,
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
} from '#server/base/config/codecs.ts';
import { goodsNames } from '#server/base/config/goods-bounds.ts';
import { observationNames } from '#server/base/config/observation.ts';
import { paypalNames } from '#server/base/config/paypal-hosts.ts';
import { telemetryNames } from '#server/base/config/telemetry-names.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Each name with its codec and what a good value is, for the sentence about a bad one. */
const names = {
  CRUNCH_MODE: [z.enum(['production', 'development']), 'production or development'],
  CRUNCH_REHEARSAL: [z.enum(['yes', 'no']), 'yes or no'],
  CRUNCH_HOST: [z.string().min(1), 'a host name or address to listen on'],
  CRUNCH_SHOP_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_GATEWAY_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_WALLET_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_IDENTITY_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_TOOLS_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_MAIL_PORT: [port, 'a port from 0 to 65535'],
  CRUNCH_PUBLIC_ORIGIN: [origin, 'an origin such as https://shop.example'],
  CRUNCH_DATA_DIR: [z.string().min(1), 'a folder'],
  DATABASE_URL: [url('postgres:', 'postgresql:'), 'a postgres:// address'],
  CRUNCH_DATABASE_CONNECTIONS: [whole(2, 1000), 'a number from 2 to 1000'],
  CRUNCH_SESSION_SECRET: [secret, 'at least 32 characters'],
  CRUNCH_SESSION_SECRET_BEFORE: [secret, 'at least 32 characters'],
  CRUNCH_OPERATOR_KEY: [secret, 'at least 32 characters'],
  CRUNCH_API_KEY: [name, 'letters, digits, dots and dashes'],
  CRUNCH_CLIENT_ID: [name, 'letters, digits, dots and dashes'],
  CRUNCH_BLENDED_REWARDS: [z.enum(['true', 'false']), 'true or false'],
  CRUNCH_IDENTITY_TOKEN: [token, 'at least 16 characters'],
  CRUNCH_ISSUER: [issuer, 'an address such as https://example.okta.com/oauth2/default'],
  CRUNCH_AUDIENCE: [z.string().regex(/^[\x21-\x7e]{1,200}$/), 'text without spaces'],
  CRUNCH_GOOGLE_IDP_ID: [name, 'letters, digits, dots and dashes'],
  CRUNCH_REWARDS_SCOPE: [name, 'letters, digits, dots and dashes'],
  CRUNCH_ACCOUNT_SCOPES: [scopeList, 'none, or scopes separated by spaces'],
  CRUNCH_DEFAULT_LOCATION: [name, 'letters, digits, dots and dashes'],
  CRUNCH_GATEWAY_URL: [origin, 'an origin such as https://gateway.example'],
  CRUNCH_MERCHANT_ID: [name, 'letters, digits, dots and dashes'],
  CRUNCH_GATEWAY_KEY_ID: [name, 'letters, digits, dots and dashes'],
  CRUNCH_GATEWAY_SECRET: [z.base64().min(24), 'base64 text'],
  CRUNCH_VAULT_ORIGINS: [originList, 'origins separated by commas'],
  ...paypalNames,
  CRUNCH_PICTURE_ORIGINS: [originList, 'origins separated by commas'],
  CRUNCH_TARGET_ORIGINS: [originList, 'origins separated by commas'],
  CRUNCH_MAIL_URL: [url('smtp:', 'smtps:'), 'an smtp:// address'],
  CRUNCH_MAIL_FROM: [z.string().min(3), 'a sender such as Crunchcart <orders@shop.example>'],
  CRUNCH_CONTACT_INBOX: [z.email(), 'an e-mail address'],
  CRUNCH_TELEMETRY_URL: [addressOr('none'), 'an http:// or https:// address, or none'],
  CRUNCH_TELEMETRY_KEY: [z.string().min(1), 'text'],
  CRUNCH_TAX_URL: [origin, 'an origin such as https://api.taxjar.com'],
  CRUNCH_TAX_TOKEN: [token, 'at least 16 characters'],
  CRUNCH_ADDRESS_URL: [origin, 'an origin such as https://us-street.api.smarty.com'],
  CRUNCH_ADDRESS_SUGGEST_URL: [
    origin,
    'an origin such as https://us-autocomplete-pro.api.smarty.com',
  ],
  CRUNCH_ADDRESS_ID: [name, 'letters, digits, dots and dashes'],
  CRUNCH_ADDRESS_TOKEN: [token, 'at least 16 characters'],
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
  ...observationNames,
  ...goodsNames,
  ...applePayNames,
  ...telemetryNames,
} as const satisfies Readonly<Record<string, readonly [z.ZodType, string]>>;

/** The valid values of an environment, by name. */
export type Values = { readonly [Name in keyof typeof names]?: z.output<(typeof names)[Name][0]> };

/** All valid values, and a sentence for each invalid one. */
export const readValues = (
  environment: Environment,
): { readonly values: Values; readonly problems: readonly string[] } => {
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
  return { values: values as Values, problems };
};
