import { sandboxTelemetryKey } from '#domain/telemetry/sandbox-telemetry-key.ts';
import type { Environment, Values } from '#server/base/config/names.ts';
import { isReservedName, isThisMachine } from '#server/base/config/places.ts';

/** Names that must be set in production, each with a description. */
const required = {
  DATABASE_URL: 'the postgres:// address of the database',
  CRUNCH_PUBLIC_ORIGIN: 'the https:// origin shoppers type',
  CRUNCH_SESSION_SECRET: 'at least 32 characters, the same for every process',
  CRUNCH_GATEWAY_URL: 'the https:// origin of the card gateway',
  CRUNCH_MERCHANT_ID: "the shop's name at the gateway",
  CRUNCH_GATEWAY_KEY_ID: "the id of the shop's key at the gateway",
  CRUNCH_GATEWAY_SECRET: 'the secret of that key, base64',
  CRUNCH_ISSUER: 'the https:// address of the issuer that signs shoppers in',
  CRUNCH_CLIENT_ID: "the shop's client id at that issuer",
  CRUNCH_AUDIENCE: "the audience of that issuer's access tokens",
  CRUNCH_IDENTITY_TOKEN: 'the API token the shop manages people with',
  CRUNCH_MAIL_URL: 'the smtps:// or smtp:// address of the mail server',
  CRUNCH_MAIL_FROM: 'the sender of mails',
  CRUNCH_CONTACT_INBOX: 'the mail address of customer service',
  CRUNCH_TELEMETRY_URL: 'the https:// address of the collector, or none',
  CRUNCH_TAX_URL: 'the https:// origin of the tax service',
  CRUNCH_TAX_TOKEN: "the shop's key at the tax service",
  CRUNCH_ADDRESS_URL: 'the https:// origin of the address service',
  CRUNCH_ADDRESS_SUGGEST_URL: 'the https:// origin of its suggestions',
  CRUNCH_ADDRESS_ID: "the shop's key at the address service, its id",
  CRUNCH_ADDRESS_TOKEN: "the shop's key at the address service, its secret part",
} as const satisfies Readonly<Partial<Record<keyof Values, string>>>;

/** Why these values cannot be used in production, one sentence each. */
export const productionProblems = (values: Values, given: Environment): readonly string[] => {
  const rehearsal = values.CRUNCH_REHEARSAL === 'yes';
  return [
    ...missing(values, given),
    ...telemetryProblems(values),
    ...placeProblems(values, rehearsal),
  ];
};

/** An invalid value already has its own sentence. */
const missing = (values: Values, given: Environment): readonly string[] =>
  keysOf(required)
    .filter((name) => values[name] === undefined && !given[name])
    .map((name) => `${name} must be set in production: ${required[name]}.`);

const telemetryProblems = (values: Values): readonly string[] => {
  const { CRUNCH_TELEMETRY_URL: url, CRUNCH_TELEMETRY_KEY: key } = values;
  if (url === undefined || url === 'none') return [];
  if (key === undefined) {
    return ['CRUNCH_TELEMETRY_KEY must be set in production: the key of that collector.'];
  }
  return key === sandboxTelemetryKey
    ? ["CRUNCH_TELEMETRY_KEY is still the sandbox's: set the key of that collector."]
    : [];
};

/** Names whose values are addresses, with the allowed encrypted schemes. */
const places = {
  DATABASE_URL: ['postgres:', 'postgresql:'],
  CRUNCH_PUBLIC_ORIGIN: ['https:'],
  CRUNCH_GATEWAY_URL: ['https:'],
  CRUNCH_ISSUER: ['https:'],
  CRUNCH_TAX_URL: ['https:'],
  CRUNCH_ADDRESS_URL: ['https:'],
  CRUNCH_ADDRESS_SUGGEST_URL: ['https:'],
  CRUNCH_MAIL_URL: ['smtp:', 'smtps:'],
  CRUNCH_TELEMETRY_URL: ['https:'],
  CRUNCH_VAULT_ORIGINS: ['https:'],
  CRUNCH_PICTURE_ORIGINS: ['https:'],
  CRUNCH_TARGET_ORIGINS: ['https:'],
} as const satisfies Readonly<Partial<Record<keyof Values, readonly string[]>>>;

const senders = ['CRUNCH_MAIL_FROM', 'CRUNCH_CONTACT_INBOX'] as const;

const placeProblems = (values: Values, rehearsal: boolean): readonly string[] => [
  ...keysOf(places).flatMap((name) => {
    const addresses = [values[name] ?? []].flat().filter((address) => address !== 'none');
    const found = addresses.map((address) => new URL(address));
    return [
      ...(rehearsal || found.every(({ protocol }) => places[name].some((one) => one === protocol))
        ? []
        : [`${name} must begin with https:// in production.`]),
      ...aboutHosts(
        name,
        found.map(({ hostname }) => hostname),
        rehearsal,
      ),
    ];
  }),
  ...senders.flatMap((name) => {
    const host = /@([^>\s]+)>?\s*$/.exec(values[name] ?? '')?.[1];
    return host === undefined ? [] : aboutHosts(name, [host], rehearsal);
  }),
];

const aboutHosts = (
  name: string,
  hosts: readonly string[],
  rehearsal: boolean,
): readonly string[] => {
  if (hosts.some(isReservedName)) {
    return [`${name} is a name reserved for examples: set a real one.`];
  }
  return rehearsal || !hosts.some(isThisMachine)
    ? []
    : [`${name} is an address of this machine: set the real one.`];
};

const keysOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(record) as Name[];
