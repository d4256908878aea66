import { Effect } from 'effect';
import type { OpenAccount, SecurityFailure } from '#application/sign-in/security/open-account.ts';
import { passwordProblem } from '#domain/validation/password.ts';
import type { PasswordStatus } from '#ports/account/provider-account.ts';
import type { PasswordRefused } from '#ports/sign-in/sign-in-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type ShowPassword = () => Effect.Effect<PasswordStatus, SecurityFailure>;

export const makeShowPassword = (open: OpenAccount): ShowPassword =>
  Effect.fn('showPassword')(function* () {
    return yield* (yield* open).password;
  });

/** The first one, or another one: whichever the provider offers. */
export type ChoosePassword = (
  password: string,
) => Effect.Effect<PasswordStatus, SecurityFailure | InputRefused | PasswordRefused>;

/** Asks first: where there is none only a first one is taken (MYACC-13). */
export const makeChoosePassword = (open: OpenAccount): ChoosePassword =>
  Effect.fn('choosePassword')(function* (password) {
    const problem = passwordProblem(password);
    if (problem) return yield* new InputRefused({ problems: { password: problem } });
    const account = yield* open;
    const { actions } = yield* account.password;
    yield* actions[0] === 'enroll'
      ? account.enrollPassword(password)
      : account.updatePassword(password);
    return yield* account.password;
  });

export type RemovePassword = () => Effect.Effect<PasswordStatus, SecurityFailure>;

export const makeRemovePassword = (open: OpenAccount): RemovePassword =>
  Effect.fn('removePassword')(function* () {
    const account = yield* open;
    yield* account.deletePassword;
    return yield* account.password;
  });
