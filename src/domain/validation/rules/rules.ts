import type { IsoDay } from '#domain/locale/calendar.ts';
import { addressLineProblem } from '#domain/shipping/address-line.ts';
import { cityProblem } from '#domain/shipping/city.ts';
import { poBoxProblem } from '#domain/shipping/po-box.ts';
import { billingStateProblem, countryProblem, shipStateProblem } from '#domain/shipping/state.ts';
import { zipProblem } from '#domain/shipping/zip.ts';
import { adultProblem, birthDateProblem, genderProblem } from '#domain/validation/birth-date.ts';
import { expiryProblem } from '#domain/validation/card-expiry.ts';
import { emailProblem, simpleEmailProblem } from '#domain/validation/email.ts';
import { issuerProblem } from '#domain/validation/issuer.ts';
import { giftMessageProblem } from '#domain/validation/message-text.ts';
import { nameProblem } from '#domain/validation/name.ts';
import { passwordProblem } from '#domain/validation/password.ts';
import { phoneProblem } from '#domain/validation/phone.ts';
import type { Problem } from '#domain/validation/problem.ts';
import {
  samplingProblem,
  telemetryKeyProblem,
  telemetryUserProblem,
} from '#domain/validation/telemetry-settings.ts';

/** Every rule about one text, by the name that `crunch` and the documents use. */
export const rules = {
  email: (value) => emailProblem(value),
  'email-simple': simpleEmailProblem,
  phone: phoneProblem,
  'first-name': (value) => nameProblem('firstName', value),
  'last-name': (value) => nameProblem('lastName', value),
  'name-on-card': (value) => nameProblem('nameOnCard', value),
  address: (value) => addressLineProblem(value, 'address'),
  'address-line': (value) => addressLineProblem(value, 'addressDetails'),
  city: cityProblem,
  zip: zipProblem,
  'po-box': poBoxProblem,
  'ship-state': shipStateProblem,
  'billing-state': billingStateProblem,
  country: countryProblem,
  password: passwordProblem,
  'birth-date': birthDateProblem,
  'adult-birth-date': adultProblem,
  gender: genderProblem,
  expiry: expiryProblem,
  'gift-message': giftMessageProblem,
  'telemetry-key': telemetryKeyProblem,
  sampling: samplingProblem,
  'telemetry-user': telemetryUserProblem,
  issuer: issuerProblem,
} as const satisfies Readonly<
  Record<string, (value: string, today: IsoDay) => Problem | undefined>
>;

export type RuleName = keyof typeof rules;

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(rules, name);

/** Applies a rule to a text; `today` is used by rules about dates only. */
export const checkRule = (rule: RuleName, value: string, today: IsoDay): Problem | undefined =>
  rules[rule](value, today);
