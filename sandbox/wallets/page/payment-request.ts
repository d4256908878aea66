import { sheetErrors } from '#sandbox/wallets/page/apple-pay-error.ts';
import type {
  LineItem,
  SheetRequest,
  SheetUpdate,
  ShippingMethod,
} from '#sandbox/wallets/protocol/sheet-messages.ts';

const networks: readonly string[] = [
  'amex',
  'bancomat',
  'bancontact',
  'cartesBancaires',
  'chinaUnionPay',
  'dankort',
  'discover',
  'eftpos',
  'electron',
  'elo',
  'girocard',
  'interac',
  'jcb',
  'mada',
  'maestro',
  'masterCard',
  'meeza',
  'mir',
  'privateLabel',
  'vPay',
  'visa',
];
const capabilities: readonly string[] = [
  'supports3DS',
  'supportsEMV',
  'supportsCredit',
  'supportsDebit',
];
const contactFields: readonly string[] = [
  'email',
  'name',
  'phone',
  'postalAddress',
  'phoneticName',
];

/** The first version whose sheets take coupon codes. */
const couponVersion = 12;

/** Checks a payment request as Safari does; what is wrong with it is a TypeError. */
export const readPaymentRequest = (version: number, given: unknown): SheetRequest => {
  const request = recordOf(given, 'payment request');
  const takesCoupons = version >= couponVersion && request['supportsCouponCode'] === true;
  const { couponCode } = request;
  requireAny(request['merchantCapabilities'], capabilities, 'merchant capability');
  return {
    countryCode: codeOf(request['countryCode'], /^[A-Z]{2}$/, 'country code'),
    currencyCode: codeOf(request['currencyCode'], /^[A-Z]{3}$/, 'currency code'),
    supportedNetworks: requireAny(request['supportedNetworks'], networks, 'payment network'),
    requiredShippingContactFields: among(
      request['requiredShippingContactFields'],
      contactFields,
      'contact field',
    ),
    requiredBillingContactFields: among(
      request['requiredBillingContactFields'],
      contactFields,
      'contact field',
    ),
    lineItems: listOf(request['lineItems']).map(lineItem),
    total: totalOf(request['total']),
    shippingMethods: listOf(request['shippingMethods']).map(shippingMethod),
    takesCoupons,
    ...(takesCoupons && typeof couponCode === 'string' && { couponCode }),
  };
};

/** Checks what a page answers to a change; without a new total it is refused. */
export const readUpdate = (given: unknown): SheetUpdate => {
  const update = recordOf(given, 'update');
  const methods = update['newShippingMethods'];
  return {
    newTotal: totalOf(update['newTotal']),
    // As in Safari: lines that are not told again are gone.
    newLineItems: listOf(update['newLineItems']).map(lineItem),
    errors: sheetErrors(update['errors']),
    ...(methods !== undefined && { newShippingMethods: listOf(methods).map(shippingMethod) }),
  };
};

const recordOf = (value: unknown, what: string): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) throw new TypeError(`Missing ${what}.`);
  return { ...value };
};

const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new TypeError('A list was expected.');
  return value;
};

const codeOf = (value: unknown, form: RegExp, what: string): string => {
  if (value === undefined) throw new TypeError(`Missing ${what}.`);
  if (!form.test(String(value))) throw new TypeError(`"${value}" is not a valid ${what}.`);
  return String(value);
};

const among = (value: unknown, known: readonly string[], what: string): readonly string[] =>
  listOf(value).map((each) => {
    if (!known.includes(String(each))) throw new TypeError(`"${each}" is not a valid ${what}.`);
    return String(each);
  });

const requireAny = (value: unknown, known: readonly string[], what: string): readonly string[] => {
  const chosen = among(value, known, what);
  if (chosen.length === 0) throw new TypeError(`At least one ${what} must be provided.`);
  return chosen;
};

/** Decimal text: no sign but a minus, no exponent, no thousands. */
const amountOf = (value: unknown): string => {
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d{1,2})?$/.test(value)) {
    throw new TypeError(`"${value}" is not a valid amount.`);
  }
  return value;
};

const labelOf = (value: unknown): string => {
  if (typeof value !== 'string' || value === '') throw new TypeError('Missing label.');
  return value;
};

const lineItem = (given: unknown): LineItem => {
  const item = recordOf(given, 'line item');
  const label = labelOf(item['label']);
  // What is still pending needs no amount.
  if (item['type'] === 'pending') return { label, type: 'pending' };
  return { label, amount: amountOf(item['amount']) };
};

const totalOf = (given: unknown): LineItem => {
  if (given === undefined) throw new TypeError('Missing total.');
  const total = recordOf(given, 'total');
  const amount = amountOf(total['amount']);
  if (amount.startsWith('-')) throw new TypeError('Total amount must not be negative.');
  const type = total['type'] === 'pending' ? 'pending' : 'final';
  return { label: labelOf(total['label']), amount, type };
};

const shippingMethod = (given: unknown): ShippingMethod => {
  const method = recordOf(given, 'shipping method');
  const amount = amountOf(method['amount']);
  if (amount.startsWith('-')) throw new TypeError('Shipping amount must not be negative.');
  return {
    label: labelOf(method['label']),
    detail: String(method['detail'] ?? ''),
    amount,
    identifier: labelOf(method['identifier']),
  };
};
