import type { ProfileEntry } from '#application/account/save-profile.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import {
  birthProblems,
  isPicked,
  type PickedBirthDate,
  pickedBirthDateFields,
  pickedDay,
} from '#domain/validation/birth-date.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { nameProblem } from '#domain/validation/name.ts';
import { phoneProblem } from '#domain/validation/phone.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';

const pickedOf = (day: IsoDay | undefined): PickedBirthDate => {
  const [year = '', month = '', date = ''] = (day ?? '').split('-');
  const plain = (part: string): string => part.replace(/^0/, '');
  return { day: plain(date), month: plain(month), year };
};

interface TypedProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly gender: string;
  readonly birthDate: PickedBirthDate;
}

/** An empty field removes the stored value (D-API-01). */
const entryOf = (typed: TypedProfile): ProfileEntry => ({
  firstName: typed.firstName,
  lastName: typed.lastName,
  ...(typed.phoneNumber.trim() !== '' && { phoneNumber: typed.phoneNumber }),
  ...(typed.gender !== '' && { gender: typed.gender }),
  ...(isPicked(typed.birthDate) && { birthDate: pickedDay(typed.birthDate) }),
});

const profileOf = ({ accountContacts }: Customer): TypedProfile => ({
  firstName: accountContacts.firstName,
  lastName: accountContacts.lastName,
  phoneNumber: accountContacts.phoneNumber ?? '',
  gender: accountContacts.gender ?? '',
  birthDate: pickedOf(accountContacts.birthDate),
});

/** The profile form, filled with the account's data (ACCT-01, ACCT-08). */
export const makeProfileForm = (core: CoreOf<'account'>, customer: Customer, today: () => IsoDay) =>
  new FormStore(core, {
    blank: profileOf(customer),
    check: (typed) => ({
      ...faulty([
        ['firstName', nameProblem('firstName', typed.firstName)],
        ['lastName', nameProblem('lastName', typed.lastName)],
        [
          'phoneNumber',
          typed.phoneNumber.trim() === '' ? undefined : phoneProblem(typed.phoneNumber),
        ],
      ]),
      ...birthProblems(typed, today()),
    }),
    problemNames: { birthDate: pickedBirthDateFields },
    send: (useCases, typed) => useCases.account.saveProfile(entryOf(typed)),
  });
