import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, fieldsOf, freshCheckout } from '#domain/checkout/checkout.ts';
import { defaultAddress } from '#domain/customer/address-book.ts';
import { customer } from '#test/arbitraries/customer.ts';
import { sara } from '#test/ui/stores/customers.ts';
import { plainAddress, withAccount } from '#ui/stores/checkout-account.ts';

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
  });
});
