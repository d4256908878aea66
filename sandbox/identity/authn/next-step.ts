import { stateBody, success } from '#sandbox/identity/authn/authn-answers.ts';
import { beginState } from '#sandbox/identity/authn/authn-state.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** After the first factor: done, or a second one is asked for. */
export const nextStep = async (parts: IdentityParts, user: User) =>
  user.factor === undefined
    ? success(parts, user, ['pwd'])
    : stateBody(parts, await beginState(parts, user, { status: 'MFA_REQUIRED', polls: 0 }));
