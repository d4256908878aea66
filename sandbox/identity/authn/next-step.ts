import { stateBody, success } from '#sandbox/identity/authn/authn-answers.ts';
import { beginState } from '#sandbox/identity/authn/authn-state.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import type { User } from '#sandbox/identity/store/users.ts';

/** After the first factor: done, or a second one is asked for. */
export const nextStep = async (desk: IdentityDesk, user: User) =>
  user.factor === undefined
    ? success(desk, user, ['pwd'])
    : stateBody(desk, await beginState(desk, user, { status: 'MFA_REQUIRED', polls: 0 }));
