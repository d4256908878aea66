import type { User } from '#sandbox/identity/store/users.ts';

/** Okta's levels of assurance, as `acr_values` name them. */
export const authenticationLevels = [
  'urn:okta:loa:1fa:any',
  'urn:okta:loa:1fa:pwd',
  'urn:okta:loa:2fa:any',
  'urn:okta:loa:2fa:any:ifpossible',
  'phr',
  'phrh',
] as const;

export type Level = (typeof authenticationLevels)[number];

/** The first level asked for that we know; the answer must carry the level that was asked for. */
export const levelOf = (acrValues: unknown): Level | undefined =>
  String(acrValues ?? '')
    .split(' ')
    .map((asked) => authenticationLevels.find((known) => known === asked))
    .find((level) => level !== undefined);

type Somebody = Pick<User, 'factor'>;

/** Whether a sign-in in these ways (RFC 8176) is as sure as the level wants. */
export const meets = (level: Level, amr: readonly string[], { factor }: Somebody): boolean => {
  switch (level) {
    case 'urn:okta:loa:1fa:any':
      return true;
    case 'urn:okta:loa:1fa:pwd':
      return amr.includes('pwd');
    case 'urn:okta:loa:2fa:any':
      return amr.includes('mfa');
    case 'urn:okta:loa:2fa:any:ifpossible':
      return amr.includes('mfa') || factor === undefined;
    case 'phr':
    case 'phrh':
      return false;
  }
};

/** Whether signing in again could meet it: nobody here has a security key. */
export const canMeet = (level: Level, { factor }: Somebody): boolean => {
  if (level === 'phr' || level === 'phrh') return false;
  return level !== 'urn:okta:loa:2fa:any' || factor !== undefined;
};

/** Whether a token of one level will do where another one is demanded. */
export const isAtLeast = (held: unknown, wanted: Level): boolean => {
  const stronger: readonly Level[] = ['urn:okta:loa:2fa:any', 'phr', 'phrh'];
  return held === wanted || stronger.some((level) => level === held);
};
