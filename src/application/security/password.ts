import { Effect } from 'effect';
import type { OpenAccount } from '#application/security/open-account.ts';
import type { UseCases } from '#application/use-cases.ts';
import { passwordProblem } from '#domain/validation/password.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export const makeShowPassword = (open: OpenAccount): UseCases['showPassword'] =>
  Effect.fn('showPassword')(function* () {
    return yield* (yield* open).password;
  });

/** Asks first: where there is none only a first one is taken (MYACC-13). */
export const makeChoosePassword = (open: OpenAccount): UseCases['choosePassword'] =>
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

export const makeRemovePassword = (open: OpenAccount): UseCases['removePassword'] =>
  Effect.fn('removePassword')(function* () {
    const account = yield* open;
    yield* account.deletePassword;
    return yield* account.password;
  });
