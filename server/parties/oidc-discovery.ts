import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';

/** Longest time of one request to the provider, ms, unless the shop has another. */
export const usualPatience = 5000;
/**
 * How long keys are used before they are read again, ms; an unknown key causes an earlier reading.
 */
const keysKept = 10 * 60_000;
/**
 * How long after a reading an unknown key causes none, ms: whoever makes keys up causes one request a second, and
 * after a key that was changed at once nobody who signs in is refused for longer.
 */
const unknownAgain = 1000;
/** How long the provider's addresses are used before they are read again, ms. */
const addressesKept = 24 * 3_600_000;

const discovery = z.object({
  issuer: z.string(),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  userinfo_endpoint: z.url({ protocol: /^https?$/ }),
});

/** What the discovery document of an issuer contains. */
export interface Discovered {
  readonly keys: JWTVerifyGetKey;
  readonly userinfo: string;
}

/** The provider's keys and addresses, read at first use and again after a day. */
export const makeDiscovery = (
  issuer: string,
  now: () => number,
  patience: number,
): (() => Promise<Discovered>) => {
  let known: { readonly found: Promise<Discovered>; readonly until: number } | undefined;
  return () => {
    if (known !== undefined && known.until > now()) return known.found;
    const found = discover(issuer, patience);
    known = { found, until: now() + addressesKept };
    // A failure is not stored: the next caller asks again.
    found.catch(() => {
      if (known?.found === found) known = undefined;
    });
    return found;
  };
};

const discover = async (issuer: string, patience: number): Promise<Discovered> => {
  const document = discovery.parse(
    await readJson(`${issuer}/.well-known/openid-configuration`, {}, patience),
  );
  // Keys of another issuer must not be used (OpenID Connect Discovery §4.3).
  if (document.issuer !== issuer) throw new Error('the provider calls itself by another name');
  return {
    keys: createRemoteJWKSet(new URL(document.jwks_uri), {
      timeoutDuration: patience,
      cacheMaxAge: keysKept,
      cooldownDuration: unknownAgain,
    }),
    userinfo: document.userinfo_endpoint,
  };
};

export const readJson = async (
  address: string,
  headers: Readonly<Record<string, string>>,
  patience: number,
): Promise<unknown> => {
  const answer = await fetch(address, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
};
