import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultAddress } from '#domain/account/address-book.ts';
import { withAccount } from '#domain/checkout/account-in-checkout.ts';
import { addressOf, fieldsOf, freshCheckout } from '#domain/checkout/checkout.ts';
import { withSelectedAddress } from '#domain/checkout/checkout-steps.ts';
import { plainAddress } from '#domain/checkout/known-delivery.ts';
import { customer } from '#test/arbitraries/customer.ts';
import { sara } from '#test/ui/customers.ts';
import { chosenOf, hidesFields } from '#ui/stores/checkout/checkout-account.ts';

describe('the account in the checkout', () => {
  it('[CHK-15] fills an empty checkout with contact and default address', () => {
    fc.assert(
      fc.property(customer, (someone) => {
        const filled = withAccount(freshCheckout, someone);
        expect(filled.contactInfo.email.value).toBe(someone.accountContacts.email);
        const kept = defaultAddress(someone.accountAddresses);
        if (kept === undefined) return;
        expect(addressOf(filled.shipping)).toEqual(plainAddress(kept));
        expect(filled.shipping.selected).toEqual(
          filled.shipping.selected && { address: plainAddress(kept), editMode: false },
        );
      }),
    );
  });

  it('leaves alone what was typed', () => {
    const typed = {
      ...freshCheckout,
      contactInfo: { email: { value: 'me@example.com' }, phoneNumber: { value: '1' } },
      shipping: {
        ...freshCheckout.shipping,
        ...fieldsOf({ ...addressOf(freshCheckout.shipping), city: 'Reno' }),
      },
    };
    expect(withAccount(typed, sara)).toBe(typed);
    const named = {
      ...typed,
      shipping: { ...typed.shipping, city: { value: '' }, firstName: { value: 'S' } },
    };
    expect(withAccount(named, sara)).toBe(named);
  });

  it('[CHK-15] closes the fields for an address of the book, until they are opened or wrong', () => {
    const filled = withAccount(freshCheckout, sara);
    const { shipping } = filled;
    const [kept] = sara.accountAddresses;
    expect(chosenOf(filled, sara.accountAddresses)).toBe(kept);
    expect(hidesFields(filled, sara)).toBe(true);
    expect(hidesFields(filled, undefined)).toBe(false);
    const wrong = { ...shipping.zipcode, error: { key: 'zip.state' } as const };
    expect(hidesFields({ ...filled, shipping: { ...shipping, zipcode: wrong } }, sara)).toBe(false);
    const open = withSelectedAddress(filled, addressOf(shipping), true);
    expect(hidesFields(open, sara)).toBe(false);
    expect(chosenOf(open, sara.accountAddresses)).toBeUndefined();
  });
});
