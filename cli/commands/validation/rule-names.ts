/**
 * The rules by the names of the command line, for its help: the registry itself is loaded with the
 * command only. A test compares the two.
 */
export const ruleNames = [
  'email',
  'email-simple',
  'phone',
  'first-name',
  'last-name',
  'name-on-card',
  'address',
  'address-line',
  'city',
  'zip',
  'po-box',
  'ship-state',
  'billing-state',
  'country',
  'password',
  'birth-date',
  'adult-birth-date',
  'gender',
  'expiry',
  'gift-message',
  'telemetry-key',
  'sampling',
  'telemetry-user',
  'issuer',
  'lang',
] as const;
