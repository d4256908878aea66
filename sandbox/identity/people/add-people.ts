import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { answerHash } from '#sandbox/identity/credentials/forced.ts';
import { hashPassword } from '#sandbox/identity/credentials/password-hash.ts';
import { type Person, people, peoplePassword } from '#sandbox/identity/people/people.ts';

/** A date far in the future: locked persons stay locked. */
const farAway = new Date('2200-01-01T00:00:00Z');
/** And one that is over on every clock. */
const longAgo = new Date('2000-01-01T00:00:00Z');

/** Adds missing persons; existing ones stay unchanged. */
export const addPeople = async ({ store }: Pick<IdentityParts, 'store'>): Promise<void> => {
  const there = await store.db.selectFrom('users').select('login').execute();
  const missing = people.filter(({ email }) => !there.some(({ login }) => login === email));
  await Promise.all(missing.map((person) => addPerson(store, person)));
};

/** All have the same password and share one hash, so that a reset is fast. */
let sharedHash: Promise<string> | undefined;
const hashOfPeople = (): Promise<string> => {
  sharedHash ??= hashPassword(peoplePassword);
  return sharedHash;
};

const addPerson = async (store: IdentityParts['store'], person: Person): Promise<void> => {
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
    ...(person.passwordExpired && { passwordExpiresAt: longAgo }),
    mustEnroll: person.mustEnroll,
    ...(person.question && {
      question: person.question.asks,
      answerHash: answerHash(email, person.question.answer),
    }),
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
