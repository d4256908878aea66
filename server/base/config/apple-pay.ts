import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { appleHosts } from '#server/base/config/apple-hosts.ts';

/** What Apple knows the shop by, and where Apple is. */
export interface ApplePayConfig {
  readonly merchantIdentifier: string;
  readonly domain: string;
  readonly displayName: string;
  /** PEM. */
  readonly certificate: string;
  readonly key: string;
  /** `host` or `host:port`. */
  readonly hosts: readonly string[];
  /** PEM; absent: the authorities of this machine. */
  readonly authority?: string;
  /** What Apple reads to see that the domain is the shop's. */
  readonly association?: string;
  /** A wallet for browsers without one; the sandbox's alone. */
  readonly walletScript?: string;
}

const file = [z.string().min(1), 'the path of a file'] as const;
const hostName = /^(?=.{4,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;
const hostList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => /^[a-z0-9.-]+(?::\d{1,5})?$/.test(part)));

/** Each name with its codec and a description of valid values. */
export const applePayNames = {
  CRUNCH_APPLE_MERCHANT_ID: [
    z.string().regex(/^merchant\.[\w.-]{1,100}$/),
    'a merchant id such as merchant.com.shop.web',
  ],
  CRUNCH_APPLE_DOMAIN: [z.string().regex(hostName), 'a host name such as www.shop.com'],
  CRUNCH_APPLE_DISPLAY_NAME: [z.string().min(1).max(64), 'text of 1 to 64 characters'],
  CRUNCH_APPLE_CERTIFICATE: file,
  CRUNCH_APPLE_KEY: file,
  CRUNCH_APPLE_ASSOCIATION: file,
  CRUNCH_APPLE_HOSTS: [hostList, 'host names separated by commas'],
  CRUNCH_APPLE_AUTHORITY: file,
} as const;

type Name = keyof typeof applePayNames;
type Given = { readonly [Key in Name]?: z.output<(typeof applePayNames)[Key][0]> };

/** Together they are Apple Pay; without one of them there is none. */
const together = [
  'CRUNCH_APPLE_MERCHANT_ID',
  'CRUNCH_APPLE_DOMAIN',
  'CRUNCH_APPLE_DISPLAY_NAME',
  'CRUNCH_APPLE_CERTIFICATE',
  'CRUNCH_APPLE_KEY',
] as const satisfies readonly Name[];

const sandboxOnly = ['CRUNCH_APPLE_HOSTS', 'CRUNCH_APPLE_AUTHORITY'] as const;

/**
 * Apple Pay as the environment has it: nothing, or everything. Half of it is refused, one sentence
 * each; so are other hosts than Apple's in production. The sentences repeat no content of a file.
 */
export const readApplePay = (
  given: Given,
  production: boolean,
): { readonly applePay?: ApplePayConfig; readonly problems: readonly string[] } => {
  const isGiven = (name: Name) => given[name] !== undefined;
  if (!keysOf(applePayNames).some(isGiven)) return { problems: [] };
  const problems = [
    ...together
      .filter((name) => !isGiven(name))
      .map((name) => `${name} must be set, too: Apple Pay needs ${together.join(', ')}.`),
    ...(production ? sandboxOnly.filter(isGiven) : []).map(
      (name) => `${name} is for the sandbox: in production Apple's own hosts are asked.`,
    ),
  ];
  const certificate = read(given, 'CRUNCH_APPLE_CERTIFICATE', problems);
  const key = read(given, 'CRUNCH_APPLE_KEY', problems);
  const authority = read(given, 'CRUNCH_APPLE_AUTHORITY', problems);
  const association = read(given, 'CRUNCH_APPLE_ASSOCIATION', problems);
  if (certificate !== undefined && key !== undefined) {
    problems.push(...identityProblems(certificate, key));
  }
  const {
    CRUNCH_APPLE_MERCHANT_ID: merchantIdentifier,
    CRUNCH_APPLE_DOMAIN: domain,
    CRUNCH_APPLE_DISPLAY_NAME: displayName,
  } = given;
  const isWhole =
    merchantIdentifier !== undefined &&
    domain !== undefined &&
    displayName !== undefined &&
    certificate !== undefined &&
    key !== undefined;
  if (problems.length > 0 || !isWhole) return { problems };
  const applePay = {
    ...{ merchantIdentifier, domain, displayName, certificate, key },
    hosts: given.CRUNCH_APPLE_HOSTS ?? appleHosts,
    ...(authority !== undefined && { authority }),
    ...(association !== undefined && { association }),
  };
  return { applePay, problems };
};

const read = (given: Given, name: Name, problems: string[]): string | undefined => {
  const path = given[name];
  if (typeof path !== 'string') return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    problems.push(`${name} names a file that cannot be read.`);
    return undefined;
  }
};

/** A certificate and a key that do not belong together fail at the first shopper otherwise. */
const identityProblems = (certificate: string, key: string): readonly string[] => {
  try {
    const isPair = new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
    return isPair ? [] : ['CRUNCH_APPLE_KEY is not the key of CRUNCH_APPLE_CERTIFICATE.'];
  } catch {
    return ['CRUNCH_APPLE_CERTIFICATE and CRUNCH_APPLE_KEY must be PEM files, without a password.'];
  }
};

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];
