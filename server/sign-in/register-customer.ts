import { profileProblems, tidyRegistrant } from '#domain/account/registration.ts';
import type { Language } from '#domain/locale/language.ts';
import { variants } from '#domain/session/variant.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { inTurn, keepRegistration } from '#server/data/sign-in/registrations.ts';
import type { KnownPerson } from '#server/parties/directory/shopper-directory.ts';
import { askDirectory, type SignUpBasis } from '#server/sign-in/sign-up-basis.ts';

export interface ReceivedRegistration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly password: string;
  readonly gender: string;
  readonly birthDate: string;
  readonly optInCodes: readonly string[];
  readonly termsAccepted: boolean;
  readonly sourceID: string;
  readonly loyaltyId?: string;
}

/** Longer than the organisation's slowest answers together, ms. */
const longestTurn = 60_000;

/**
 * Opens an account: the person waits at the organisation until the shop's side is kept, then may
 * sign in. Whatever breaks off on the way, registering again finishes it.
 */
export const registerCustomer = async (
  basis: SignUpBasis,
  received: ReceivedRegistration,
  language: Language,
): Promise<{ readonly email: string } | Refusal> => {
  const now = new Date(basis.clock.now());
  const fault = faultIn(received, now);
  if (fault !== undefined) return fault;
  const tidy = tidyRegistrant(received);
  const emailHash = fingerprint(tidy.email.toLowerCase());
  const outcome = await inTurn(basis.db, { emailHash, now, longest: longestTurn }, async () => {
    const person = await enrol(basis, { ...received, ...tidy }, language);
    if (isRefusal(person)) return person;
    await keepRegistration(
      basis.db,
      {
        ...tidy,
        subject: person.subject,
        login: person.login,
        birthDate: trimmed(received.birthDate),
        optInCodes: [...new Set(received.optInCodes)],
        sourceID: received.sourceID,
        ...(received.loyaltyId !== undefined && { loyaltyId: received.loyaltyId }),
      },
      now,
    );
    const opened = await askDirectory(basis, (directory) => directory.open(person.subject));
    return isRefusal(opened) ? opened : { email: tidy.email };
  });
  return outcome === 'taken' ? refuse('REGISTRATION_UNDER_WAY') : outcome;
};

const enrol = async (
  basis: SignUpBasis,
  { loyaltyId, ...person }: ReceivedRegistration,
  language: Language,
): Promise<KnownPerson | Refusal> => {
  // A membership is its owner's: the number alone gets nobody in.
  if (loyaltyId !== undefined) {
    const member = await askDirectory(basis, (directory) => directory.find(person.email));
    if (isRefusal(member)) return member;
    if (member?.loyaltyId !== loyaltyId) return refuse('INPUT_REFUSED', { field: 'loyaltyId' });
  }
  const { firstName, lastName, email, phoneNumber, password } = person;
  const answer = await askDirectory(basis, (directory) =>
    directory.enrol({ firstName, lastName, email, phoneNumber, password, language }),
  );
  if (isRefusal(answer)) return answer;
  switch (answer.kind) {
    case 'taken':
      return refuse(answer.isSocial ? 'SOCIAL_ACCOUNT_EXISTS' : 'ACCOUNT_EXISTS');
    case 'weak':
      return refuse('PASSWORD_REFUSED', { field: 'password' });
    case 'waiting':
      return answer.person;
  }
};

/** The rules of the form once more, and codes this shop knows. */
const faultIn = (received: ReceivedRegistration, now: Date): Refusal | undefined => {
  const [field] = Object.keys(profileProblems(received, now.toISOString().slice(0, 10)));
  if (field !== undefined) {
    return refuse('INPUT_REFUSED', { field: field === 'terms' ? 'termsAccepted' : field });
  }
  const sites = Object.values(variants);
  if (!sites.some(({ sourceId }) => sourceId === received.sourceID)) {
    return refuse('INPUT_REFUSED', { field: 'sourceID' });
  }
  return received.optInCodes.every((code) => sites.some(({ optInCode }) => optInCode === code))
    ? undefined
    : refuse('INPUT_REFUSED', { field: 'optInCodes' });
};
