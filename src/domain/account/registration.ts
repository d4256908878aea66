import { personProblems } from '#domain/account/person.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import type { Variant } from '#domain/session/variant.ts';
import {
  birthProblems,
  isPicked,
  type PickedBirthDate,
  pickedDay,
} from '#domain/validation/birth-date.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { faulty } from '#domain/validation/faulty.ts';
import { termsProblem } from '#domain/validation/message-text.ts';
import { nameProblem } from '#domain/validation/name.ts';
import { passwordProblem } from '#domain/validation/password.ts';
import { phoneDigits, phoneProblem } from '#domain/validation/phone.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { isBlank, tidied, trimmed } from '#domain/validation/typed-text.ts';

/** The person and the password; the same fields in the form and on the wire. */
interface Registrant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** Phone number, birth date and gender may be given later, in the profile (D-FORM-23). */
  readonly phoneNumber?: string;
  readonly gender?: string;
  readonly termsAccepted: boolean;
}

/** The create-account form as it is filled in. */
export interface RegistrationForm extends Registrant {
  readonly birthDate?: PickedBirthDate;
  /** Whether the shopper wants the newsletter (REG-09). */
  readonly news: boolean;
}

/** The profile fields of a registration (REG-02, D-API-37). */
export interface RegistrationProfile extends Registrant {
  readonly birthDate?: IsoDay;
  readonly optInCodes: readonly string[];
}

/** Profile fields plus `sourceID` and, when there is one, `loyaltyId` (REG-02, REG-03). */
export interface RegistrationPayload extends RegistrationProfile {
  readonly sourceID: string;
  readonly loyaltyId?: string;
}

/** One error a field, in the order the form shows them (REG-05, REG-06, REG-08). */
export const registrationProblems = (form: RegistrationForm, today: IsoDay): Problems => ({
  ...whoProblems(form),
  ...birthProblems(
    { birthDate: form.birthDate ?? nothingPicked, gender: form.gender ?? '' },
    today,
  ),
  ...faulty([['terms', termsProblem(form.termsAccepted)]]),
});

const nothingPicked: PickedBirthDate = { day: '', month: '', year: '' };

/** The same rules for the server, which does not trust the form. */
export const profileProblems = (profile: RegistrationProfile, today: IsoDay): Problems => ({
  ...whoProblems(profile),
  ...personProblems(profile, today),
  ...faulty([['terms', termsProblem(profile.termsAccepted)]]),
});

const whoProblems = (who: Registrant): Problems =>
  faulty([
    ['firstName', nameProblem('firstName', who.firstName)],
    ['lastName', nameProblem('lastName', who.lastName)],
    ['email', emailProblem(who.email)],
    ['password', passwordProblem(who.password)],
    [
      'phoneNumber',
      isBlank(who.phoneNumber ?? '') ? undefined : phoneProblem(who.phoneNumber ?? ''),
    ],
  ]);

/** A filled-in form as it is sent from a site of this variant (REG-09, VAR-04, VAR-08). */
export const registrationPayload = (
  form: RegistrationForm,
  variant: Variant,
  loyaltyId?: string,
): RegistrationPayload => ({
  ...tidyRegistrant(form),
  ...(form.birthDate !== undefined &&
    isPicked(form.birthDate) && { birthDate: pickedDay(form.birthDate) }),
  optInCodes: form.news ? [variant.optInCode] : [],
  sourceID: variant.sourceId,
  ...(loyaltyId !== undefined && loyaltyId !== '' && { loyaltyId }),
});

/** As it is stored: texts trimmed, ten phone digits, nothing empty. The password stays exactly as typed. */
export const tidyRegistrant = (who: Registrant): Registrant => {
  const phoneNumber = phoneDigits(who.phoneNumber ?? '');
  const gender = trimmed(who.gender ?? '');
  return {
    firstName: tidied(who.firstName),
    lastName: tidied(who.lastName),
    email: trimmed(who.email),
    password: who.password,
    ...(phoneNumber !== '' && { phoneNumber }),
    ...(gender !== '' && { gender }),
    termsAccepted: who.termsAccepted,
  };
};
