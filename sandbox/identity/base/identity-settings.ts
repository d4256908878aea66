import type { Level } from '#sandbox/identity/base/levels.ts';
import type { Allowance } from '#sandbox/identity/store/guards.ts';

/** A client: a program that may request tokens. */
export interface IdentityClient {
  readonly clientId: string;
  /** Absent for a browser, which cannot keep a secret. */
  readonly clientSecret?: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
}

export interface IdentitySettings {
  /** The provider's origin, such as `http://localhost:4300`. */
  readonly origin: string;
  /** Origins whose pages may call, frame and be returned to. */
  readonly trustedOrigins: readonly string[];
  readonly clients: readonly IdentityClient[];
  /** API token with which the shop's server manages persons; without one nobody can. */
  readonly apiToken?: string;
  /** Self-service registration and unlocking; without them IDX does not offer them. */
  readonly registration: boolean;
  readonly unlocking: boolean;
  /** The level changes of one's own e-mails, phones and password need. */
  readonly accountLevel: Level;
  /** What the organisation does not let people look after by themselves. */
  readonly switchedOff: readonly ('email' | 'phone')[];
  /**
   * Whether a locked person is told so ("Show lock out failures" of Okta's password policy), or reads
   * the same as after a wrong password, which is how Okta begins.
   */
  readonly lockouts: 'hidden' | 'shown';
  readonly lockAfter: number;
  readonly lockSeconds: number;
  readonly allowances: Allowances;
  readonly lives: Lives;
  /** Pages of the shop that links in mails lead to; `token` is added. */
  readonly mailPages: { readonly resetPassword: string; readonly unlock: string };
}

interface Allowances {
  /** Password attempts for one login. */
  readonly passwords: Allowance;
  /** Mails and text messages to one address. */
  readonly messages: Allowance;
  /** Attempts for one code. */
  readonly codes: Allowance;
  /** Sign-in calls of one network address. */
  readonly address: Allowance;
}

/** Seconds. */
interface Lives {
  readonly accessToken: number;
  readonly idToken: number;
  readonly refreshToken: number;
  readonly session: number;
  readonly authorizationCode: number;
  readonly sessionToken: number;
  readonly transaction: number;
  readonly recovery: number;
  /** How long after signing in somebody may change their own account. */
  readonly recentSignIn: number;
  /** How long a refresh token that was used may be used again, for answers that get lost: Okta allows 0 to 60. */
  readonly refreshGrace: number;
}

/** Path of the authorization server; okta-auth-js cuts issuers at `/oauth2/`. */
const mountPath = '/oauth2/default';
/** Audience of access tokens. */
export const accessTokenAudience = 'api://default';
/** Id of the Google provider, as a shop names it in `idp`. */
export const googleIdpId = '0oagoogle';

export const issuerOf = ({ origin }: Pick<IdentitySettings, 'origin'>): string =>
  `${origin}${mountPath}`;

export const usualSettings: Pick<
  IdentitySettings,
  | 'registration'
  | 'unlocking'
  | 'accountLevel'
  | 'switchedOff'
  | 'lockouts'
  | 'lockAfter'
  | 'lockSeconds'
  | 'allowances'
  | 'lives'
  | 'mailPages'
> = {
  registration: true,
  unlocking: true,
  accountLevel: 'urn:okta:loa:2fa:any:ifpossible',
  switchedOff: [],
  lockouts: 'hidden',
  lockAfter: 5,
  lockSeconds: 86_400,
  allowances: {
    passwords: { limit: 30, seconds: 60 },
    messages: { limit: 10, seconds: 600 },
    codes: { limit: 5, seconds: 600 },
    address: { limit: 1200, seconds: 60 },
  },
  lives: {
    accessToken: 3600,
    idToken: 3600,
    refreshToken: 86_400 * 30,
    session: 7200,
    authorizationCode: 60,
    sessionToken: 300,
    transaction: 3600,
    recovery: 600,
    recentSignIn: 900,
    refreshGrace: 30,
  },
  mailPages: { resetPassword: '/resetpassword', unlock: '/login?recovery=unlock' },
};

/** All scopes the shop may request; others are refused. */
export const knownScopes = [
  'openid',
  'profile',
  'email',
  'offline_access',
  'rewards',
  ...['profile', 'email', 'phone', 'password'].flatMap((part) => [
    `okta.myAccount.${part}.read`,
    `okta.myAccount.${part}.manage`,
  ]),
] as const;
