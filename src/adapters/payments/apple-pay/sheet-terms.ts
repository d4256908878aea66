import type { ApplePayErrorOf } from '#adapters/payments/apple-pay/apple-pay-js.ts';
import { type Cents, zeroCents } from '#domain/money/cents.ts';
import type { SheetPrice } from '#domain/payment/wallet/sheet-price.ts';
import type { WalletContact } from '#domain/payment/wallet/wallet-contact.ts';
import type { WalletFault } from '#domain/payment/wallet/wallet-fault.ts';
import type { FieldName } from '#domain/validation/problem.ts';
import type { SheetUpdate, WalletRequest, WalletWords } from '#ports/payment/wallet.ts';

/** Card networks by Apple's names: those the shop takes. */
const supportedNetworks = ['visa', 'masterCard', 'amex', 'discover'] as const;

/** From this version on a sheet takes coupons. */
const couponVersion = 12;

/** An ApplePayPaymentRequest. */
export const requestTerms = (
  { isSent, price, coupon, known, words }: WalletRequest,
  version: number,
) => ({
  countryCode: 'US',
  currencyCode: 'USD',
  supportedCountries: ['US'],
  supportedNetworks,
  merchantCapabilities: ['supports3DS'],
  requiredShippingContactFields: [...(isSent ? ['postalAddress'] : []), 'name', 'email', 'phone'],
  requiredBillingContactFields: ['postalAddress', 'name'],
  ...priceTerms(price, words, { lines: 'lineItems', total: 'total' }),
  ...(isSent && { shippingMethods: shippingMethods(price, words) }),
  ...(version >= couponVersion && {
    supportsCouponCode: true,
    ...(coupon !== '' && { couponCode: coupon }),
  }),
  ...(known && isSent && { shippingContact: contactTerms(known) }),
});

/** An answer to a change, such as ApplePayShippingContactUpdate. */
export const updateTerms = (
  { price, faults }: SheetUpdate,
  words: WalletWords,
  errorOf: ApplePayErrorOf | undefined,
) => ({
  ...priceTerms(price, words, { lines: 'newLineItems', total: 'newTotal' }),
  ...errorTerms(faults, words, errorOf),
});

export const errorTerms = (
  faults: readonly WalletFault[],
  words: WalletWords,
  errorOf: ApplePayErrorOf | undefined,
) => {
  if (faults.length === 0 || errorOf === undefined) return {};
  return {
    errors: faults.map((fault) => {
      const { code, field } = errorFor(fault);
      return new errorOf(code, field, words.fault(fault));
    }),
  };
};

export const shippingMethods = ({ shipping = zeroCents }: SheetPrice, words: WalletWords) => [
  {
    label: words.standardShipping,
    detail: '',
    identifier: 'standard',
    amount: amountOf(shipping),
  },
];

const priceTerms = <Lines extends string, Total extends string>(
  { lines, total, isPending }: SheetPrice,
  words: WalletWords,
  names: { readonly lines: Lines; readonly total: Total },
) => ({
  [names.lines]: lines.map(({ kind, amount, isPending: isOpen }) => ({
    label: words.line(kind),
    amount: amountOf(amount),
    type: typeOf(isOpen),
  })),
  [names.total]: { label: words.shop, amount: amountOf(total), type: typeOf(isPending) },
});

const typeOf = (isPending: boolean): 'pending' | 'final' => (isPending ? 'pending' : 'final');

/** Dollars as decimal text, as Apple wants them. */
const amountOf = (cents: Cents): string => (cents / 100).toFixed(2);

const contactTerms = (contact: WalletContact) => ({ ...contact, country: 'United States' });

/** ApplePayErrorContactField for the fields of the shop's forms. */
const contactFields: Readonly<Partial<Record<FieldName, string>>> = {
  email: 'emailAddress',
  phoneNumber: 'phoneNumber',
  firstName: 'name',
  lastName: 'name',
  address: 'addressLines',
  addressDetails: 'addressLines',
  city: 'locality',
  state: 'administrativeArea',
  zipcode: 'postalCode',
};

const errorFor = (fault: WalletFault): { readonly code: string; readonly field?: string } => {
  switch (fault.about) {
    case 'shipping':
    case 'billing': {
      const field = contactFields[fault.field] ?? 'postalAddress';
      return { code: `${fault.about}ContactInvalid`, field };
    }
    case 'place':
    case 'items':
      return { code: 'addressUnserviceable' };
    case 'coupon':
      return { code: fault.isExpired ? 'couponCodeExpired' : 'couponCodeInvalid' };
    case 'free-order':
      return { code: 'couponCodeInvalid' };
    case 'shop':
      return { code: 'unknown' };
  }
};
