import { stateBody, success } from '#sandbox/identity/authn/authn-answers.ts';
import { type AuthnStatus, beginState } from '#sandbox/identity/authn/authn-state.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { isExpired, mustEnroll } from '#sandbox/identity/credentials/forced.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** After the first factor: done, or something is wanted before, or a second factor is asked for. */
export const nextStep = async (parts: IdentityParts, user: User) => {
  const status = wantedOf(parts, user);
  return status === undefined
    ? success(parts, user, ['pwd'])
    : stateBody(parts, await beginState(parts, user, { status, polls: 0 }));
};

const wantedOf = (parts: IdentityParts, user: User): AuthnStatus | undefined => {
  if (isExpired(parts, user)) return 'PASSWORD_EXPIRED';
  if (mustEnroll(user)) return 'MFA_ENROLL';
  return user.factor === undefined ? undefined : 'MFA_REQUIRED';
};
