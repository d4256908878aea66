import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';
import {
  type Discovered,
  makeDiscovery,
  readJson,
  usualPatience,
} from '#server/parties/oidc-discovery.ts';
import type {
  AccessVerdict,
  SignInProvider,
  TokenFault,
} from '#server/parties/sign-in-provider.ts';

export interface OidcOptions {
  readonly issuer: string;
  readonly audience: string;
  /** Only tokens of this client are accepted. */
  readonly clientId: string;
  /** The scope with which a token gives access to the rewards number (D-AUTH-07). */
  readonly rewardsScope: string;
  /** Unix ms. */
  readonly now: () => number;
  /** Longest time an answer of the provider may take, ms. */
  readonly patience?: number;
}

/** Longest token, characters. */
const longest = 8192;
/** Seconds a token is accepted after its expiry, for clocks that differ a little. */
const leeway = 10;
/** Seconds the provider's clock may be ahead of ours. */
const headStart = 60;

/** Claims in Okta's names: `uid` is the person, `sub` the login, `cid` the client. */
const holderClaims = z.object({
  uid: z.string().min(1).max(200),
  sub: z.string().min(1).max(254),
  cid: z.string(),
  iat: z.number(),
  scp: z.array(z.string()).catch([]),
});

const told = z.string().max(254).optional().catch(undefined);
const userinfo = z.object({
  sub: z.string(),
  given_name: told,
  family_name: told,
  email: told,
  loyaltyId: told,
});

/**
 * Checks access tokens of any issuer that signs them as Okta's authorization servers do; the
 * configuration names the issuer.
 */
export const makeOidcSignIn = (options: OidcOptions): SignInProvider => {
  const { issuer, now, patience = usualPatience } = options;
  const discovered = makeDiscovery(issuer, now, patience);
  return {
    verify: async (token) => {
      const fault = faultOfForm(token);
      if (fault !== undefined) return { kind: 'bad', fault };
      try {
        return await verify(options, await discovered(), token);
      } catch (cause) {
        return { kind: 'unknown', why: wordsOf(cause) };
      }
    },
    personOf: async (token, subject) => {
      try {
        const { userinfo: address } = await discovered();
        const headers = { authorization: `Bearer ${token}` };
        const facts = userinfo.parse(await readJson(address, headers, patience));
        const { sub, given_name, family_name, email, loyaltyId } = facts;
        if (sub !== subject) return { kind: 'unknown', why: 'an answer about somebody else' };
        return {
          kind: 'person',
          person: {
            firstName: given_name ?? '',
            lastName: family_name ?? '',
            ...(email !== undefined && { email }),
            ...(loyaltyId !== undefined && { loyaltyId }),
          },
        };
      } catch (cause) {
        return { kind: 'unknown', why: wordsOf(cause) };
      }
    },
  };
};

/** Checked before any request: an invalid token costs none. */
const faultOfForm = (token: string): TokenFault | undefined => {
  if (token.length > longest || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return 'form';
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    if (alg !== 'RS256') return 'algorithm';
    return typeof kid === 'string' && kid !== '' ? undefined : 'key';
  } catch {
    return 'form';
  }
};

const verify = async (
  { issuer, audience, clientId, rewardsScope, now }: OidcOptions,
  { keys }: Discovered,
  token: string,
): Promise<AccessVerdict> => {
  const currentDate = new Date(now());
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer,
      audience,
      requiredClaims: ['exp', 'iat'],
      clockTolerance: leeway,
      currentDate,
    });
    return judgeHolder(payload, { clientId, rewardsScope }, currentDate.getTime() / 1000);
  } catch (cause) {
    const fault = faultOf(cause);
    if (fault === undefined) throw cause;
    return { kind: 'bad', fault };
  }
};

const judgeHolder = (
  payload: JWTPayload,
  { clientId, rewardsScope }: Pick<OidcOptions, 'clientId' | 'rewardsScope'>,
  seconds: number,
): AccessVerdict => {
  const claims = holderClaims.safeParse(payload);
  if (!claims.success) return { kind: 'bad', fault: 'holder' };
  const { uid, sub, cid, iat, scp } = claims.data;
  if (cid !== clientId) return { kind: 'bad', fault: 'client' };
  if (iat > seconds + headStart) return { kind: 'bad', fault: 'early' };
  const rewards = scp.includes(rewardsScope) ? { rewards: true as const } : {};
  return { kind: 'good', holder: { subject: uid, login: sub, ...rewards } };
};

const claimFaults: Readonly<Record<string, TokenFault>> = {
  iss: 'issuer',
  aud: 'audience',
  nbf: 'early',
};

/** Why the token is refused; undefined when the provider could not be asked. */
const faultOf = (cause: unknown): TokenFault | undefined => {
  if (cause instanceof errors.JWTExpired) return 'expired';
  if (cause instanceof errors.JWTClaimValidationFailed) return claimFaults[cause.claim] ?? 'form';
  if (cause instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (cause instanceof errors.JOSEAlgNotAllowed) return 'algorithm';
  if (cause instanceof errors.JWKSNoMatchingKey) return 'key';
  if (cause instanceof errors.JWKSMultipleMatchingKeys) return 'key';
  if (cause instanceof errors.JWTInvalid || cause instanceof errors.JWSInvalid) return 'form';
  return undefined;
};

const wordsOf = (cause: unknown): string => (cause instanceof Error ? cause.message : 'unknown');
