import type { AccountContacts } from '#domain/account/customer.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import { accountBirthDateProblem, genderProblem } from '#domain/validation/birth-date.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { nameProblem } from '#domain/validation/name.ts';
import { phoneDigits, phoneProblem } from '#domain/validation/phone.ts';
import type { Problem, Problems } from '#domain/validation/problem.ts';
import { isBlank, tidied, trimmed } from '#domain/validation/typed-text.ts';

/** What shoppers may change; the e-mail address belongs to the identity provider. */
export type Person = Omit<AccountContacts, 'email'>;

/**
 * Names are required; the other fields are checked when they are filled in, and a birth date needs a
 * gender beside it (ACCT-01, ACCT-08, REG-06).
 */
export const personProblems = (person: Person, today: IsoDay): Problems =>
  faulty([
    ['firstName', nameProblem('firstName', person.firstName)],
    ['lastName', nameProblem('lastName', person.lastName)],
    ['phoneNumber', unlessBlank(person.phoneNumber, phoneProblem)],
    ['birthDate', unlessBlank(person.birthDate, (day) => accountBirthDateProblem(day, today))],
    [
      'gender',
      isBlank(person.birthDate ?? '')
        ? unlessBlank(person.gender, genderProblem)
        : genderProblem(person.gender ?? ''),
    ],
  ]);

/** The person as it is stored and sent: texts trimmed, empty fields left out. */
export const tidyPerson = (person: Person): Person => ({
  firstName: tidied(person.firstName),
  lastName: tidied(person.lastName),
  ...(isBlank(person.phoneNumber ?? '')
    ? {}
    : { phoneNumber: phoneDigits(person.phoneNumber ?? '') }),
  ...(isBlank(person.gender ?? '') ? {} : { gender: trimmed(person.gender ?? '') }),
  ...(isBlank(person.birthDate ?? '') ? {} : { birthDate: trimmed(person.birthDate ?? '') }),
});

const unlessBlank = (
  value: string | undefined,
  problemOf: (value: string) => Problem | undefined,
): Problem | undefined => (value === undefined || isBlank(value) ? undefined : problemOf(value));
