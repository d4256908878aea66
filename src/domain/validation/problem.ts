/** The names of form fields; each has a label in both languages. */
export type FieldName =
  | 'email'
  | 'recipientEmail'
  | 'phoneNumber'
  | 'firstName'
  | 'lastName'
  | 'address'
  | 'addressDetails'
  | 'city'
  | 'state'
  | 'country'
  | 'zipcode'
  | 'subject'
  | 'name'
  | 'description'
  | 'password'
  | 'passwordAgain'
  | 'currentPassword'
  | 'day'
  | 'month'
  | 'year'
  | 'gender'
  | 'terms'
  | 'nameOnCard'
  | 'expiry'
  | 'cardNumber'
  | 'securityCode'
  | 'quantity'
  | 'birthDate'
  | 'giftMessage'
  | 'sendOn'
  | 'code'
  | 'giftCard'
  | 'giftCode'
  | 'couponName'
  | 'orderNumber'
  | 'mixName'
  | 'mix'
  | 'stars'
  | 'reviewTitle'
  | 'reviewText';

/**
 * What is wrong with a value, as a key of the message bundles (D-FORM-01).
 * `required.{field}` exists for every field.
 */
export type ProblemKey =
  | `required.${FieldName}`
  | 'email.format'
  | 'phone.type'
  | 'phone.digits'
  | 'name.short'
  | 'name.long'
  | 'name.link'
  | 'text.characters'
  | 'text.unseen'
  | 'text.long'
  | 'city.letters'
  | 'state.unknown'
  | 'zip.digits'
  | 'zip.unknown'
  | 'zip.notServed'
  | 'zip.state'
  | 'address.long'
  | 'address.poBox'
  | 'place.unable'
  | 'password.short'
  | 'password.invalid'
  | 'password.differs'
  | 'birthDate.invalid'
  | 'birthDate.adult'
  | 'birthDate.young'
  | 'gender.unknown'
  | 'terms.required'
  | 'expiry.format'
  | 'expiry.past'
  | 'card.number'
  | 'card.securityCode'
  | 'quantity.whole'
  | 'quantity.range'
  | 'gift.cards'
  | 'gift.amount'
  | 'gift.whole'
  | 'gift.day'
  | 'gift.code'
  | 'gift.most'
  | 'order.code'
  | 'order.number'
  | 'text.contact'
  | 'mix.missing'
  | 'mix.surplus'
  | 'mix.perFlavor'
  | 'mix.distinct'
  | 'cart.price'
  | 'cart.quantity'
  | 'cart.amount'
  | 'telemetry.keyMissing'
  | 'telemetry.key'
  | 'telemetry.sampling'
  | 'telemetry.user'
  | 'issuer.required'
  | 'issuer.url'
  | 'issuer.admin';

/** A problem of a value: a message key and the values for its blanks. */
export interface Problem {
  readonly key: ProblemKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

export type Rule = (value: string) => Problem | undefined;

/** Problems by field, in the order the form shows its fields. */
export type Problems = Readonly<Partial<Record<FieldName, Problem>>>;

export const hasProblems = (problems: Problems): boolean => Object.keys(problems).length > 0;
