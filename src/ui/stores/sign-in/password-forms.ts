import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { passwordAgainProblem, passwordProblem } from '#domain/validation/password.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';

/** Rules checked before the provider is asked (AUTH-17: wrong credentials have one text). */
export const makeLoginForm = (core: CoreOf<'account' | 'security' | 'signIn'>, returnTo: string) =>
  new FormStore(core, {
    blank: { email: '', password: '' },
    check: ({ email, password }) =>
      faulty([
        ['email', emailProblem(email)],
        ['password', password === '' ? { key: 'required.password' } : undefined],
      ]),
    send: (useCases, typed) => useCases.signIn.signIn({ ...typed, returnTo }),
  });

export type LoginForm = ReturnType<typeof makeLoginForm>;

/** The form that asks for a mail to reset the password. */
export const makeForgotForm = (core: CoreOf<'account' | 'security' | 'signIn'>) =>
  new FormStore(core, {
    blank: { email: '' },
    check: ({ email }) => faulty([['email', emailProblem(email)]]),
    send: (useCases, { email }) => useCases.account.forgotPassword(email),
  });

export interface NewPassword {
  readonly password: string;
  /** The repetition; compared in this form only. */
  readonly passwordAgain: string;
}

const nothing: NewPassword = { password: '', passwordAgain: '' };

const newPasswordProblems = ({ password, passwordAgain }: NewPassword) =>
  faulty([
    ['password', passwordProblem(password)],
    ['passwordAgain', passwordAgainProblem(password, passwordAgain)],
  ]);

export const makeResetForm = (core: CoreOf<'account' | 'security' | 'signIn'>, token: string) =>
  new FormStore(core, {
    blank: nothing,
    check: newPasswordProblems,
    send: (useCases, { password }) =>
      useCases.account.resetPassword({ token, newPassword: password }),
  });

/** A first or a changed password at the provider (MYACC-12). */
export const makeChooseForm = (core: CoreOf<'account' | 'security' | 'signIn'>) =>
  new FormStore(core, {
    blank: nothing,
    check: newPasswordProblems,
    send: (useCases, { password }) => useCases.security.choosePassword(password),
  });

export const makeChangeForm = (core: CoreOf<'account' | 'security' | 'signIn'>) =>
  new FormStore(core, {
    blank: { ...nothing, currentPassword: '' },
    check: (typed) => ({
      ...(typed.currentPassword === '' && { currentPassword: { key: 'required.currentPassword' } }),
      ...newPasswordProblems(typed),
    }),
    send: (useCases, { currentPassword, password }) =>
      useCases.account.changePassword({ currentPassword, newPassword: password }),
  });
