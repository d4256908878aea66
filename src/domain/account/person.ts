import type { AccountContacts } from '#domain/account/customer.ts';
import { birthDateProblem, genderProblem, type IsoDay } from '#domain/validation/birth-date.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { nameProblem } from '#domain/validation/name.ts';
import { phoneDigits, phoneProblem } from '#domain/validation/phone.ts';
import type { Problem, Problems } from '#domain/validation/problem.ts';
import { isBlank, tidied, trimmed } from '#domain/validation/typed-text.ts';

/** What shoppers may change of themselves; the e-mail is the identity provider's. */
export type Person = Omit<AccountContacts, 'email'>;

/** Names are required; what else is there must be right (ACCT-01, ACCT-08). */
export const personProblems = (person: Person, today: IsoDay): Problems =>
  faulty([
    ['firstName', nameProblem('firstName', person.firstName)],
    ['lastName', nameProblem('lastName', person.lastName)],
    ['phoneNumber', unlessBlank(person.phoneNumber, phoneProblem)],
    ['gender', unlessBlank(person.gender, genderProblem)],
    ['birthDate', unlessBlank(person.birthDate, (value) => birthDateProblem(value, today))],
  ]);

/** The person as it is stored and sent: tidy texts, nothing for what was left blank. */
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
