import type { AuthnState } from '#sandbox/identity/authn/authn-state.ts';
import { issueSessionToken } from '#sandbox/identity/credentials/session-tokens.ts';
import { type IdentityDesk, laterText } from '#sandbox/identity/desk/identity-desk.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** A person as authn shows them. */
export const authnUser = (user: User) => ({
  id: user.id,
  ...(user.passwordChangedAt && { passwordChanged: user.passwordChangedAt.toISOString() }),
  profile: {
    login: user.login,
    firstName: user.profile['firstName'] ?? '',
    lastName: user.profile['lastName'] ?? '',
    locale: user.profile['locale'] ?? 'en-US',
    timeZone: 'America/Chicago',
  },
});

const linkTo = (desk: IdentityDesk, path: string) => ({
  href: `${desk.settings.origin}${path}`,
  hints: { allow: ['POST'] },
});

export const success = async (desk: IdentityDesk, user: User, amr: readonly string[]) => ({
  expiresAt: laterText(desk, desk.settings.lives.sessionToken),
  status: 'SUCCESS',
  sessionToken: await issueSessionToken(desk, user, amr),
  _embedded: { user: authnUser(user) },
});

export const lockedOut = (desk: IdentityDesk) => ({
  status: 'LOCKED_OUT',
  _embedded: {},
  _links: { next: { name: 'unlock', ...linkTo(desk, '/api/v1/authn/recovery/unlock') } },
});

const factorOf = ({ user }: AuthnState) =>
  user.factor === 'push'
    ? {
        id: `push${user.id}`,
        factorType: 'push',
        provider: 'OKTA',
        vendorName: 'OKTA',
        profile: { name: 'Sandbox phone', platform: 'SANDBOX' },
      }
    : {
        id: `mail${user.id}`,
        factorType: 'email',
        provider: 'OKTA',
        vendorName: 'OKTA',
        profile: { email: masked(user.email) },
      };

const masked = (email: string): string => email.replace(/^(.).*(?=@)/, '$1***');

/** The body of a state; what may be done next is in its links. */
export const stateBody = (desk: IdentityDesk, state: AuthnState) => {
  const { stateToken, user, facts } = state;
  const base = {
    stateToken,
    expiresAt: laterText(desk, desk.settings.lives.recovery),
    status: facts.status,
  };
  const cancel = linkTo(desk, '/api/v1/authn/cancel');
  const factor = factorOf(state);
  const verify = linkTo(desk, `/api/v1/authn/factors/${factor.id}/verify`);
  switch (facts.status) {
    case 'PASSWORD_RESET':
      return {
        ...base,
        recoveryType: 'PASSWORD',
        _embedded: { user: authnUser(user), policy: passwordPolicy },
        _links: {
          next: {
            name: 'resetPassword',
            ...linkTo(desk, '/api/v1/authn/credentials/reset_password'),
          },
          cancel,
        },
      };
    case 'MFA_REQUIRED':
      return {
        ...base,
        _embedded: {
          user: authnUser(user),
          factors: [{ ...factor, _links: { verify } }],
          policy: { allowRememberDevice: false },
        },
        _links: { cancel },
      };
    case 'MFA_CHALLENGE':
      return {
        ...base,
        ...(user.factor === 'push' && { factorResult: 'WAITING' }),
        _embedded: { user: authnUser(user), factor },
        _links: {
          next: { name: user.factor === 'push' ? 'poll' : 'verify', ...verify },
          resend: [
            {
              name: factor.factorType,
              ...linkTo(desk, `/api/v1/authn/factors/${factor.id}/verify/resend`),
            },
          ],
          cancel,
          prev: linkTo(desk, '/api/v1/authn/previous'),
        },
      };
  }
};

/** D-FORM-05. */
export const passwordPolicy = {
  complexity: {
    minLength: 8,
    minLowerCase: 1,
    minUpperCase: 1,
    minNumber: 1,
    minSymbol: 1,
    excludeUsername: false,
  },
} as const;
