import type { Allowance } from '#sandbox/identity/store/guards.ts';

/** A program that may ask for tokens. */
export interface IdentityClient {
  readonly clientId: string;
  /** Absent for a browser, which can keep no secret. */
  readonly clientSecret?: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
}

export interface IdentitySettings {
  /** Where the provider answers, such as `http://localhost:4300`. */
  readonly origin: string;
  /** Origins whose pages may call, frame and be returned to. */
  readonly trustedOrigins: readonly string[];
  readonly clients: readonly IdentityClient[];
  /** What the shop's server shows to manage people; without one nobody manages them. */
  readonly apiToken?: string;
  /** Self-service registration and unlocking; without them IDX does not offer them. */
  readonly registration: boolean;
  readonly unlocking: boolean;
  readonly lockAfter: number;
  readonly lockSeconds: number;
  readonly allowances: Allowances;
  readonly lives: Lives;
  /** Pages of the shop that links in mails lead to; `token` is added. */
  readonly mailPages: { readonly resetPassword: string; readonly unlock: string };
}

interface Allowances {
  /** Tries of one login's password. */
  readonly passwords: Allowance;
  /** Mails and text messages to one address. */
  readonly messages: Allowance;
  /** Tries of one code that was sent. */
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
}

/** Path of the authorization server; okta-auth-js cuts issuers at `/oauth2/`. */
const mountPath = '/oauth2/default';
/** Whom access tokens are for. */
export const accessTokenAudience = 'api://default';
/** Id of the Google provider, as a shop names it in `idp`. */
export const googleIdpId = '0oagoogle';

export const issuerOf = ({ origin }: Pick<IdentitySettings, 'origin'>): string =>
  `${origin}${mountPath}`;

export const usualSettings: Pick<
  IdentitySettings,
  'registration' | 'unlocking' | 'lockAfter' | 'lockSeconds' | 'allowances' | 'lives' | 'mailPages'
> = {
  registration: true,
  unlocking: true,
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
  },
  mailPages: { resetPassword: '/resetpassword', unlock: '/login?recovery=unlock' },
};

/** Everything the shop may ask for; what is not here is refused. */
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
