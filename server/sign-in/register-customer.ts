import { profileProblems, tidyRegistrant } from '#domain/account/registration.ts';
import type { Language } from '#domain/locale/language.ts';
import { variants } from '#domain/session/variant.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { inputRefused } from '#server/base/refusal/refusals.ts';
import { inTurn, keepRegistration } from '#server/data/sign-in/registrations.ts';
import type { KnownPerson } from '#server/parties/directory/shopper-directory.ts';
import { accountExists, passwordRefused, registrationUnderWay } from '#server/sign-in/refusals.ts';
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
): Promise<{ readonly email: string }> => {
  const now = new Date(basis.clock.now());
  refuseFaults(received, now);
  const tidy = tidyRegistrant(received);
  const emailHash = fingerprint(tidy.email.toLowerCase());
  const outcome = await inTurn(basis.db, { emailHash, now, longest: longestTurn }, async () => {
    const person = await enrol(basis, { ...received, ...tidy }, language);
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
    await askDirectory(basis, (directory) => directory.open(person.subject));
    return { email: tidy.email };
  });
  if (outcome === 'taken') throw registrationUnderWay();
  return outcome;
};

const enrol = async (
  basis: SignUpBasis,
  { loyaltyId, ...person }: ReceivedRegistration,
  language: Language,
): Promise<KnownPerson> => {
  // A membership is its owner's: the number alone gets nobody in.
  if (loyaltyId !== undefined) {
    const member = await askDirectory(basis, (directory) => directory.find(person.email));
    if (member?.loyaltyId !== loyaltyId) throw inputRefused('loyaltyId');
  }
  const { firstName, lastName, email, phoneNumber, password } = person;
  const answer = await askDirectory(basis, (directory) =>
    directory.enrol({ firstName, lastName, email, phoneNumber, password, language }),
  );
  switch (answer.kind) {
    case 'taken':
      throw accountExists(answer.isSocial);
    case 'weak':
      throw passwordRefused('password');
    case 'waiting':
      return answer.person;
  }
};

/** The rules of the form once more, and codes this shop knows. */
const refuseFaults = (received: ReceivedRegistration, now: Date): void => {
  const [field] = Object.keys(profileProblems(received, now.toISOString().slice(0, 10)));
  if (field !== undefined) throw inputRefused(field === 'terms' ? 'termsAccepted' : field);
  const sites = Object.values(variants);
  if (!sites.some(({ sourceId }) => sourceId === received.sourceID)) throw inputRefused('sourceID');
  if (!received.optInCodes.every((code) => sites.some(({ optInCode }) => optInCode === code))) {
    throw inputRefused('optInCodes');
  }
};
