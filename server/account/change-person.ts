import type { CommunicationPreferences } from '#domain/account/customer.ts';
import { type Person, personProblems, tidyPerson } from '#domain/account/person.ts';
import type { AccountBasis } from '#server/account/open-account.ts';
import { refuseFirst } from '#server/base/refusal/first-problem.ts';
import { changeAccount } from '#server/data/account/accounts.ts';

/** The day it is somewhere on earth already: nobody's today is refused as the future. */
const latestDay = (now: number): string =>
  new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);

/** Keeps the person as sent; what they left out is kept no longer. */
export const changePerson = async (
  { db, clock }: AccountBasis,
  accountId: string,
  person: Person,
): Promise<void> => {
  const now = clock.now();
  refuseFirst(personProblems(person, latestDay(now)), (field) => field);
  const tidy = tidyPerson(person);
  const change = {
    first_name: tidy.firstName,
    last_name: tidy.lastName,
    phone_number: tidy.phoneNumber ?? null,
    gender: tidy.gender ?? null,
    birth_date: tidy.birthDate ?? null,
  };
  await changeAccount(db, accountId, change, new Date(now));
};

/** How the shopper may be written to, and what they asked to hear of; each code once. */
export const changePreferences = async (
  { db, clock }: AccountBasis,
  accountId: string,
  wishes: CommunicationPreferences & { readonly optInCodes: readonly string[] },
): Promise<void> => {
  const change = {
    by_email: wishes.email,
    by_sms: wishes.sms,
    opt_in_codes: JSON.stringify([...new Set(wishes.optInCodes)]),
  };
  await changeAccount(db, accountId, change, new Date(clock.now()));
};
