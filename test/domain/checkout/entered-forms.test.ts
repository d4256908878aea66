import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, freshCheckout } from '#domain/checkout/checkout.ts';
import {
  enteredBilling,
  enteredPayment,
  type TypedPayment,
} from '#domain/checkout/entered-payment.ts';
import { enteredShipping, type TypedShipping } from '#domain/checkout/entered-shipping.ts';
import type { Address } from '#domain/shipping/address.ts';
import { tidyAddress } from '#domain/shipping/address-forms.ts';
import { ada } from '#test/fixtures.ts';

const today = '2026-11-21';
const contact = { email: ' ada@example.com ', phoneNumber: '(214) 555-0100' };
const typed: TypedShipping = {
  contact,
  shipping: { ...ada, city: '  Plano ' },
  giftOrder: true,
  giftMessage: ' Enjoy! ',
};
const bob: Address = { ...ada, firstName: 'Bob', address: 'P.O. Box 7' };
const nothing: Address = {
  ...ada,
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  zipcode: '',
};

/** Addresses of which any part may be missing or wrong. */
const anyAddress = (): fc.Arbitrary<Address> =>
  fc.record({
    firstName: fc.constantFrom('Ada', '', 'x'),
    lastName: fc.constantFrom('Lovelace', '', 'y'),
    address: fc.constantFrom('100 Main St', '', 'P.O. Box 7'),
    addressDetails: fc.constantFrom('', 'Apt 5', '#'.repeat(40)),
    city: fc.constantFrom('Plano', '', '7'),
    state: fc.constantFrom('tx', 'HI', 'zz'),
    zipcode: fc.constantFrom('75024', '', '7502'),
  });

describe('what the shipping step hands in', () => {
  it('[CHK-12] is kept tidied, without errors when all is well', () => {
    const { checkout, shippingProblems, billingProblems } = enteredShipping(freshCheckout, typed);
    expect([shippingProblems, billingProblems]).toEqual([{}, {}]);
    expect(checkout.contactInfo).toStrictEqual({
      email: { value: 'ada@example.com' },
      phoneNumber: { value: '2145550100' },
    });
    expect(addressOf(checkout.shipping)).toEqual({ ...ada, state: 'TX' });
    expect(checkout.shipping.isUpsAddress).toBe(false);
    expect(checkout.billingSameShippingFlag).toBe(true);
    expect(addressOf(checkout.billing)).toEqual(addressOf(checkout.shipping));
    expect(checkout.giftCard).toEqual({
      ...freshCheckout.giftCard,
      giftOrder: true,
      giftMessage: { value: 'Enjoy!' },
    });
    expect(checkout.formStatus).toEqual(freshCheckout.formStatus);
  });

  it('[CHK-12] [CHK-13] each error stands at its own field, and nowhere else', () => {
    fc.assert(
      fc.property(anyAddress(), anyAddress(), (shipping, billing) => {
        const entered = enteredShipping(freshCheckout, { ...typed, shipping, billing });
        const names = Object.keys(ada) as readonly (keyof Address)[];
        for (const name of names) {
          expect(entered.checkout.shipping[name].error).toEqual(entered.shippingProblems[name]);
          expect(entered.checkout.billing[name].error).toEqual(entered.billingProblems[name]);
        }
        expect(addressOf(entered.checkout.shipping)).toEqual(tidyAddress(shipping));
        expect(addressOf(entered.checkout.billing)).toEqual(tidyAddress(billing));
        expect(entered.checkout.billingSameShippingFlag).toBe(false);
      }),
    );
    const wrong = { ...typed, contact: { email: 'ada', phoneNumber: '12' } };
    const { checkout, shippingProblems } = enteredShipping(freshCheckout, wrong);
    expect(checkout.contactInfo.email.error).toEqual(shippingProblems.email);
    expect(checkout.contactInfo.phoneNumber.error).toEqual(shippingProblems.phoneNumber);
    expect(Object.keys(shippingProblems)).toEqual(['email', 'phoneNumber']);
  });

  it('[CHK-13] a billing address of its own is judged by its own rules', () => {
    const { billingProblems } = enteredShipping(freshCheckout, { ...typed, billing: nothing });
    expect(Object.keys(billingProblems)).toEqual([
      ...['firstName', 'lastName', 'address', 'city', 'zipcode'],
    ]);
    const { billingProblems: none } = enteredShipping(freshCheckout, { ...typed, billing: bob });
    expect(none).toEqual({});
  });

  it('[GIFT-03] says when the gift message is too long, beside the message', () => {
    const giftMessage = 'x'.repeat(201);
    const { checkout, shippingProblems } = enteredShipping(freshCheckout, {
      ...typed,
      giftMessage,
    });
    expect(shippingProblems.giftMessage?.key).toBe('text.long');
    expect(checkout.giftCard.giftMessage).toEqual({
      value: giftMessage,
      error: shippingProblems.giftMessage,
    });
  });

  it('an order that is not sent needs no address and keeps none', () => {
    const entered = enteredShipping(freshCheckout, { ...typed, shipping: nothing }, false);
    expect(entered.shippingProblems).toEqual({});
    expect(Object.values(addressOf(entered.checkout.shipping)).join('')).toBe('');
    const sent = enteredShipping(freshCheckout, { ...typed, shipping: nothing });
    expect(sent.shippingProblems).toHaveProperty('zipcode');
    const unreachable = { ...typed, contact: { email: '', phoneNumber: '' } };
    const { shippingProblems } = enteredShipping(freshCheckout, unreachable, false);
    expect(Object.keys(shippingProblems)).toEqual(['email', 'phoneNumber']);
  });
});

describe('what the payment step hands in', () => {
  const shipped = enteredShipping(freshCheckout, typed).checkout;
  const payment: TypedPayment = {
    billingSameAsShipping: false,
    billing: bob,
    nameOnCard: '  Bob Babbage ',
    expiry: ' 12/30 ',
  };

  it('[CHK-17] the billing address is the one given, or the shipping address', () => {
    const own = enteredBilling(shipped, { billingSameAsShipping: false, billing: bob });
    expect(own.billingProblems).toEqual({});
    expect(own.checkout.billingSameShippingFlag).toBe(false);
    expect(addressOf(own.checkout.billing)).toEqual({ ...bob, state: 'TX' });
    const same = enteredBilling(own.checkout, { billingSameAsShipping: true, billing: nothing });
    expect(same.billingProblems).toEqual({});
    expect(addressOf(same.checkout.billing)).toEqual(addressOf(shipped.shipping));
    const kept = enteredBilling(own.checkout, { billingSameAsShipping: false });
    expect(addressOf(kept.checkout.billing)).toEqual(addressOf(own.checkout.billing));
    const wrong = enteredBilling(shipped, { billingSameAsShipping: false, billing: nothing });
    expect(wrong.checkout.billing.zipcode.error).toEqual(wrong.billingProblems.zipcode);
    expect(wrong.billingProblems).toHaveProperty('zipcode');
  });

  it('a new card takes the place of a stored one, tidied, and is kept only when asked', () => {
    const before = {
      ...shipped,
      paymentInfo: { ...shipped.paymentInfo, payWithSavedCard: true, cardSequence: 3 },
    };
    const { checkout, cardProblems, billingProblems } = enteredPayment(before, payment, today);
    expect([cardProblems, billingProblems]).toEqual([{}, {}]);
    expect(checkout.paymentInfo).toEqual({
      ...shipped.paymentInfo,
      nameonCard: 'Bob Babbage',
      expDate: '12/30',
      payWithSavedCard: false,
      saveNewCard: false,
    });
    const saved = enteredPayment(shipped, { ...payment, saveNewCard: true }, today);
    expect(saved.checkout.paymentInfo.saveNewCard).toBe(true);
    const wrong = enteredPayment(shipped, { ...payment, nameOnCard: '', expiry: '10/26' }, today);
    expect(wrong.cardProblems).toEqual({
      nameOnCard: { key: 'required.nameOnCard' },
      expiry: { key: 'expiry.past' },
    });
  });
});
