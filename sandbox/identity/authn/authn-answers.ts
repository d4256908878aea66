import { authnUser, linkTo, passwordPolicy } from '#sandbox/identity/authn/answer-parts.ts';
import type { AuthnState } from '#sandbox/identity/authn/authn-state.ts';
import { forcedBody } from '#sandbox/identity/authn/forced-answers.ts';
import { type IdentityParts, laterText } from '#sandbox/identity/base/identity-parts.ts';
import { issueSessionToken } from '#sandbox/identity/credentials/session-tokens.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export const success = async (parts: IdentityParts, user: User, amr: readonly string[]) => ({
  expiresAt: laterText(parts, parts.settings.lives.sessionToken),
  status: 'SUCCESS',
  sessionToken: await issueSessionToken(parts, user, amr),
  _embedded: { user: authnUser(user) },
});

export const lockedOut = (parts: IdentityParts) => ({
  status: 'LOCKED_OUT',
  _embedded: {},
  _links: { next: { name: 'unlock', ...linkTo(parts, '/api/v1/authn/recovery/unlock') } },
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

/** The body of a state; its links name the possible next steps. */
export const stateBody = (parts: IdentityParts, state: AuthnState) => {
  const { stateToken, user, facts } = state;
  const base = {
    stateToken,
    expiresAt: laterText(parts, parts.settings.lives.recovery),
    status: facts.status,
  };
  const cancel = linkTo(parts, '/api/v1/authn/cancel');
  const factor = factorOf(state);
  const verify = linkTo(parts, `/api/v1/authn/factors/${factor.id}/verify`);
  switch (facts.status) {
    case 'PASSWORD_RESET':
      return {
        ...base,
        recoveryType: 'PASSWORD',
        _embedded: { user: authnUser(user), policy: passwordPolicy },
        _links: {
          next: {
            name: 'resetPassword',
            ...linkTo(parts, '/api/v1/authn/credentials/reset_password'),
          },
          cancel,
        },
      };
    case 'PASSWORD_EXPIRED':
    case 'MFA_ENROLL':
    case 'MFA_ENROLL_ACTIVATE':
    case 'RECOVERY':
      return forcedBody(parts, state, facts.status);
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
              ...linkTo(parts, `/api/v1/authn/factors/${factor.id}/verify/resend`),
            },
          ],
          cancel,
          prev: linkTo(parts, '/api/v1/authn/previous'),
        },
      };
  }
};
