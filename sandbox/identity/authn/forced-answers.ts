import { authnUser, linkTo, passwordPolicy } from '#sandbox/identity/authn/answer-parts.ts';
import type { AuthnState, ForcedStatus } from '#sandbox/identity/authn/authn-state.ts';
import { type IdentityParts, laterText } from '#sandbox/identity/base/identity-parts.ts';

const emailFactor = { factorType: 'email', provider: 'OKTA', vendorName: 'OKTA' } as const;

/** The body of such a state, as Okta's authentication API documents it. */
export const forcedBody = (
  parts: IdentityParts,
  { stateToken, user }: AuthnState,
  status: ForcedStatus,
) => {
  const base = {
    stateToken,
    expiresAt: laterText(parts, parts.settings.lives.recovery),
    status,
  };
  const cancel = linkTo(parts, '/api/v1/authn/cancel');
  const next = (name: string, path: string) => ({ next: { name, ...linkTo(parts, path) }, cancel });
  switch (status) {
    case 'PASSWORD_EXPIRED':
      return {
        ...base,
        _embedded: { user: authnUser(user), policy: passwordPolicy },
        _links: next('changePassword', '/api/v1/authn/credentials/change_password'),
      };
    case 'MFA_ENROLL':
      return {
        ...base,
        _embedded: {
          user: authnUser(user),
          factors: [
            {
              ...{ ...emailFactor, status: 'NOT_SETUP', enrollment: 'REQUIRED' },
              _links: { enroll: linkTo(parts, '/api/v1/authn/factors') },
            },
          ],
        },
        _links: { cancel },
      };
    case 'MFA_ENROLL_ACTIVATE':
      return {
        ...base,
        _embedded: {
          user: authnUser(user),
          factor: { id: `mail${user.id}`, ...emailFactor, profile: { email: user.email } },
        },
        _links: {
          ...next('activate', `/api/v1/authn/factors/mail${user.id}/lifecycle/activate`),
          prev: linkTo(parts, '/api/v1/authn/previous'),
        },
      };
    case 'RECOVERY':
      return {
        ...base,
        recoveryType: 'PASSWORD',
        _embedded: {
          user: { ...authnUser(user), recovery_question: { question: user.question ?? '' } },
        },
        _links: next('answer', '/api/v1/authn/recovery/answer'),
      };
  }
};
