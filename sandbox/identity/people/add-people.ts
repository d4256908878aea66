import { hashPassword } from '#sandbox/identity/credentials/password-hash.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import { type Person, people, peoplePassword } from '#sandbox/identity/people/people.ts';

/** A date no test waits for: who is locked here stays locked. */
const farAway = new Date('2200-01-01T00:00:00Z');

/** Adds whoever is missing; those who are there keep what happened to them. */
export const addPeople = async ({ store }: Pick<IdentityDesk, 'store'>): Promise<void> => {
  const there = await store.db.selectFrom('users').select('login').execute();
  const missing = people.filter(({ email }) => !there.some(({ login }) => login === email));
  await Promise.all(missing.map((person) => addPerson(store, person)));
};

/** All have one password, so one hash does: a reset is quick. */
let sharedHash: Promise<string> | undefined;
const hashOfPeople = (): Promise<string> => {
  sharedHash ??= hashPassword(peoplePassword);
  return sharedHash;
};

const addPerson = async (store: IdentityDesk['store'], person: Person): Promise<void> => {
  const { email, firstName, lastName } = person;
  const subject = `google-${person.name}`;
  const passwordHash = person.hasPassword ? await hashOfPeople() : undefined;
  await store.users.create({
    login: email,
    profile: {
      firstName,
      lastName,
      locale: person.locale,
      ...(person.loyaltyId !== undefined && { loyaltyId: person.loyaltyId }),
    },
    passwordHash,
    emailVerified: person.emailVerified,
    ...(person.staged && { status: 'STAGED' as const }),
    factor: person.factor,
    shortSession: person.shortSession,
    googleSubject: person.google ? subject : undefined,
  });
  if (person.locked) await store.guards.lock(email, farAway);
  if (!person.google) return;
  await store.db
    .insertInto('google_accounts')
    .values({ subject, email, given_name: firstName, family_name: lastName })
    .onConflict((clash) => clash.doNothing())
    .execute();
};
