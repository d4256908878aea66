import { type RegistrationForm, registrationProblems } from '#domain/account/registration.ts';
import { type IsoDay, pickedBirthDateFields } from '#domain/validation/birth-date.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';

const nobody: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  gender: '',
  birthDate: { day: '', month: '', year: '' },
  termsAccepted: false,
  news: false,
};

/** The create-account form (REG-01 … REG-09). */
export const makeJoinForm = (core: CoreOf<'account'>, today: () => IsoDay, returnTo: string) =>
  new FormStore(core, {
    blank: nobody,
    check: (typed) => registrationProblems(typed, today()),
    problemNames: { birthDate: pickedBirthDateFields, termsAccepted: ['terms'] },
    send: (useCases, typed) => useCases.account.createAccount({ ...typed, returnTo }),
  });

export type JoinForm = ReturnType<typeof makeJoinForm>;
