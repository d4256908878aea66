import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultAddress } from '#domain/account/address-book.ts';
import { withAccount } from '#domain/checkout/account-in-checkout.ts';
import { addressOf, type Checkout, fieldsOf, freshCheckout } from '#domain/checkout/checkout.ts';
import { plainAddress } from '#domain/checkout/known-delivery.ts';
import { emptyAddress } from '#domain/shipping/address.ts';
import { customer } from '#test/arbitraries/customer.ts';
import { sara } from '#test/ui/customers.ts';

const typedCheckout = (email: string, phoneNumber: string, city: string): Checkout => ({
  ...freshCheckout,
  contactInfo: { email: { value: email }, phoneNumber: { value: phoneNumber } },
  shipping: { ...fieldsOf({ ...emptyAddress, city }), isUpsAddress: false },
});
const text = fc.constantFrom('', 'typed');
const checkouts = fc.tuple(text, text, text).map((typed) => typedCheckout(...typed));

describe('the account in the checkout', () => {
  it('[CHK-08] [CHK-15] never replaces what was typed', () => {
    fc.assert(
      fc.property(checkouts, customer, (checkout, account) => {
        const { contactInfo, shipping } = withAccount(checkout, account);
        for (const name of ['email', 'phoneNumber'] as const) {
          const before = checkout.contactInfo[name];
          if (before.value !== '') expect(contactInfo[name]).toBe(before);
        }
        if (checkout.shipping.city.value !== '') expect(shipping).toBe(checkout.shipping);
      }),
    );
  });

  it('[CHK-08] is the same checkout when it is done again', () => {
    fc.assert(
      fc.property(checkouts, customer, (checkout, account) => {
        const once = withAccount(checkout, account);
        expect(withAccount(once, account)).toEqual(once);
      }),
    );
  });

  it('[CHK-08] [CHK-15] fills what is empty with the contact and the default address', () => {
    const filled = withAccount(freshCheckout, sara);
    const { email, phoneNumber } = filled.contactInfo;
    expect(email).toEqual({ value: sara.accountContacts.email });
    expect(phoneNumber).toEqual({ value: sara.accountContacts.phoneNumber });
    const book = defaultAddress(sara.accountAddresses);
    expect(book).toBeDefined();
    expect(addressOf(filled.shipping)).toEqual(book && plainAddress(book));
  });

  it('[CHK-08] leaves a begun address alone, and fills the contact beside it', () => {
    const begun = typedCheckout('', '', 'Plano');
    const filled = withAccount(begun, sara);
    expect(filled.shipping).toBe(begun.shipping);
    expect(filled.contactInfo.email.value).toBe(sara.accountContacts.email);
  });

  it('[CHK-08] is the very same checkout when nothing is to be filled', () => {
    const whole = typedCheckout('ada@example.com', '2025550123', 'Plano');
    expect(withAccount(whole, sara)).toBe(whole);
  });
});
