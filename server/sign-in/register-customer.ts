import { profileProblems, tidyRegistrant } from '#domain/account/registration.ts';
import type { Language } from '#domain/locale/language.ts';
import { variants } from '#domain/session/variant.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { promiseGreeting } from '#server/data/mail/greetings.ts';
import { inTurn, keepRegistration } from '#server/data/sign-in/registrations.ts';
import type { KnownPerson } from '#server/parties/directory/shopper-directory.ts';
import { askDirectory, type SignUpBasis } from '#server/sign-in/sign-up-basis.ts';

export interface ReceivedRegistration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber?: string;
  readonly password: string;
  readonly gender?: string;
  readonly birthDate?: string;
  readonly optInCodes: readonly string[];
  readonly termsAccepted: boolean;
  readonly sourceID: string;
  readonly loyaltyId?: string;
}

/** Lease of a registration, ms: longer than the provider's slowest answers together. */
const longestTurn = 60_000;

/**
 * Opens an account, and promises the mail that says so: the person cannot sign in until the shop's
 * part is stored. After any interruption before that, registering again completes it.
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
  const birthDate = trimmed(received.birthDate ?? '');
  const emailHash = fingerprint(tidy.email.toLowerCase());
  const outcome = await inTurn(basis.db, { emailHash, now, longest: longestTurn }, async () => {
    const { loyaltyId } = received;
    const person = await enrol(
      basis,
      { ...tidy, ...(loyaltyId !== undefined && { loyaltyId }) },
      language,
    );
    if (isRefusal(person)) return person;
    await keepRegistration(
      basis.db,
      {
        ...tidy,
        subject: person.subject,
        login: person.login,
        ...(birthDate !== '' && { birthDate }),
        optInCodes: [...new Set(received.optInCodes)],
        sourceID: received.sourceID,
        ...(received.loyaltyId !== undefined && { loyaltyId: received.loyaltyId }),
      },
      now,
    );
    const opened = await askDirectory(basis, (directory) => directory.open(person.subject));
    if (isRefusal(opened)) return opened;
    const { email, firstName } = tidy;
    await promiseGreeting(
      basis.db,
      { kind: 'welcome', email, first_name: firstName, language, event_id: null },
      now,
    );
    return { email };
  });
  return outcome === 'taken' ? refuse('REGISTRATION_UNDER_WAY') : outcome;
};

type Enrolled = Pick<
  ReceivedRegistration,
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'password' | 'loyaltyId'
>;

const enrol = async (
  basis: SignUpBasis,
  { loyaltyId, ...person }: Enrolled,
  language: Language,
): Promise<KnownPerson | Refusal> => {
  // A rewards number alone does not join a membership to an account.
  if (loyaltyId !== undefined) {
    const member = await askDirectory(basis, (directory) => directory.find(person.email));
    if (isRefusal(member)) return member;
    if (member?.loyaltyId !== loyaltyId) return refuse('INPUT_REFUSED', { field: 'loyaltyId' });
  }
  const { firstName, lastName, email, phoneNumber, password } = person;
  const answer = await askDirectory(basis, (directory) =>
    directory.enrol({
      ...{ firstName, lastName, email, password, language },
      ...(phoneNumber !== undefined && { phoneNumber }),
    }),
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

/** Checks the form's rules again, and that the codes are known to the shop. */
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
