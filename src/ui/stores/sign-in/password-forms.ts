import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { passwordAgainProblem, passwordProblem } from '#domain/validation/password.ts';
import type { Core } from '#ui/core/core.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';

/** What is asked before anybody is asked whether it is right (AUTH-17 keeps that one text). */
export const makeLoginForm = (core: Core, returnTo: string) =>
  new FormStore(core, {
    blank: { email: '', password: '' },
    check: ({ email, password }) =>
      faulty([
        ['email', emailProblem(email)],
        ['password', password === '' ? { key: 'required.password' } : undefined],
      ]),
    send: (useCases, typed) => useCases.signIn({ ...typed, returnTo }),
  });

export type LoginForm = ReturnType<typeof makeLoginForm>;

/** The mail that leads to a new password. */
export const makeForgotForm = (core: Core) =>
  new FormStore(core, {
    blank: { email: '' },
    check: ({ email }) => faulty([['email', emailProblem(email)]]),
    send: (useCases, { email }) => useCases.forgotPassword(email),
  });

export interface NewPassword {
  readonly password: string;
  /** The same once more; looked at here only. */
  readonly again: string;
}

const nothing: NewPassword = { password: '', again: '' };

const newPasswordProblems = ({ password, again }: NewPassword) =>
  faulty([
    ['password', passwordProblem(password)],
    ['passwordAgain', passwordAgainProblem(password, again)],
  ]);

export const makeResetForm = (core: Core, token: string) =>
  new FormStore(core, {
    blank: nothing,
    check: newPasswordProblems,
    send: (useCases, { password }) => useCases.resetPassword({ token, newPassword: password }),
  });

/** A first password or another one, chosen at the provider (MYACC-12). */
export const makeChooseForm = (core: Core) =>
  new FormStore(core, {
    blank: nothing,
    check: newPasswordProblems,
    send: (useCases, { password }) => useCases.choosePassword(password),
  });

export const makeChangeForm = (core: Core) =>
  new FormStore(core, {
    blank: { ...nothing, current: '' },
    check: (typed) => ({
      ...(typed.current === '' && { currentPassword: { key: 'required.currentPassword' } }),
      ...newPasswordProblems(typed),
    }),
    send: (useCases, { current, password }) =>
      useCases.changePassword({ currentPassword: current, newPassword: password }),
  });
