import type { SheetError } from '#sandbox/wallets/protocol/sheet-messages.ts';

const codes: readonly string[] = [
  'unknown',
  'shippingContactInvalid',
  'billingContactInvalid',
  'addressUnserviceable',
  'couponCodeInvalid',
  'couponCodeExpired',
];

const contactFields: readonly string[] = [
  'phoneNumber',
  'emailAddress',
  'name',
  'phoneticName',
  'postalAddress',
  'addressLines',
  'subLocality',
  'locality',
  'postalCode',
  'subAdministrativeArea',
  'administrativeArea',
  'country',
  'countryCode',
];

/** What is wrong with something the person at the sheet gave. */
export class ApplePayError {
  readonly code: string;
  readonly contactField: string | undefined;
  readonly message: string;

  constructor(code: unknown, contactField?: unknown, message: unknown = '') {
    this.code = oneOf(codes, code, 'error code');
    this.contactField =
      contactField === undefined ? undefined : oneOf(contactFields, contactField, 'contact field');
    this.message = String(message);
  }
}

/** Errors as they travel to the sheet; anything but an ApplePayError is refused. */
export const sheetErrors = (errors: unknown): readonly SheetError[] => {
  if (errors === undefined) return [];
  if (!Array.isArray(errors)) throw new TypeError('errors must be a list.');
  return errors.map((error: unknown) => {
    if (!(error instanceof ApplePayError)) throw new TypeError('Not an ApplePayError.');
    const { code, contactField, message } = error;
    return { code, message, ...(contactField !== undefined && { contactField }) };
  });
};

const oneOf = (known: readonly string[], value: unknown, what: string): string => {
  const text = String(value);
  if (!known.includes(text)) throw new TypeError(`"${text}" is not a valid ${what}.`);
  return text;
};
