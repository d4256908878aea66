import { type RegistrationForm, registrationProblems } from '#domain/account/registration.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';

const nobody: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  termsAccepted: false,
  news: false,
};

/** The create-account form: four questions, the rest later in the profile (REG-01 … REG-09, D-FORM-23). */
export const makeJoinForm = (core: CoreOf<'account'>, today: () => IsoDay, returnTo: string) =>
  new FormStore(core, {
    blank: nobody,
    check: (typed) => registrationProblems(typed, today()),
    problemNames: { termsAccepted: ['terms'] },
    send: (useCases, typed) => useCases.account.createAccount({ ...typed, returnTo }),
  });

export type JoinForm = ReturnType<typeof makeJoinForm>;
