import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipientProblems, tidyRecipient } from '#domain/gift/recipient.ts';
import { cardProblems } from '#domain/payment/card-form.ts';
import { type Address, emptyAddress } from '#domain/shipping/address.ts';
import {
  billingProblems,
  contactProblems,
  destinationProblems,
  shippingProblems,
  tidyAddress,
  tidyContact,
} from '#domain/shipping/address-forms.ts';
import { hasProblems } from '#domain/validation/problem.ts';

const contact = { email: 'ada@example.com', phoneNumber: '(469) 555-0134' };
const address: Address = {
  firstName: 'Ada',
  lastName: 'O’Brien',
  address: '12 Elm St',
  addressDetails: '',
  city: 'Plano',
  state: 'tx',
  zipcode: ' 75024 ',
};

describe('shippingProblems', () => {
  it('[CHK-12] [CHK-13] finds nothing wrong with a complete form', () => {
    expect(shippingProblems(contact, address)).toEqual({});
    expect(hasProblems({})).toBe(false);
  });

  it('[CHK-12] [CHK-13] [ADDR-01] asks for every field in the order of the form', () => {
    const problems = shippingProblems({ email: '', phoneNumber: '' }, emptyAddress);
    expect(Object.entries(problems)).toEqual([
      ['email', { key: 'required.email' }],
      ['phoneNumber', { key: 'required.phoneNumber' }],
      ['firstName', { key: 'required.firstName' }],
      ['lastName', { key: 'required.lastName' }],
      ['address', { key: 'required.address' }],
      ['city', { key: 'required.city' }],
      ['state', { key: 'required.state' }],
      ['zipcode', { key: 'required.zipcode' }],
    ]);
    expect(hasProblems(problems)).toBe(true);
  });

  it('[ADDR-07] finds a P.O. box on either line', () => {
    const poBox = { key: 'address.poBox', values: { type: 'shipping' } };
    const box = 'P.O. Box 9';
    expect(shippingProblems(contact, { ...address, address: box })).toEqual({ address: poBox });
    expect(shippingProblems(contact, { ...address, addressDetails: box })).toEqual({
      addressDetails: poBox,
    });
    expect(shippingProblems(contact, { ...address, address: 'P*O Box 9' })).toEqual({
      address: poBox,
    });
  });

  it('[ADDR-02] checks the second line when it is there', () => {
    expect(shippingProblems(contact, { ...address, addressDetails: 'Apt #4 !' })).toEqual({
      addressDetails: {
        key: 'text.characters',
        values: { field: 'addressDetails', characters: '!' },
      },
    });
    expect(shippingProblems(contact, { ...address, addressDetails: 'a'.repeat(31) })).toEqual({
      addressDetails: { key: 'address.long', values: { field: 'addressDetails', max: 30 } },
    });
  });

  it('[CHK-20] ships to neither of the two states', () => {
    expect(shippingProblems(contact, { ...address, state: 'Ak' })).toEqual({
      state: { key: 'place.unable', values: { place: 'AK' } },
    });
  });
});

describe('billingProblems', () => {
  it('[ADDR-07] lets a billing address be a P.O. box in any state', () => {
    expect(billingProblems({ ...address, address: 'PO Box 9', state: 'HI' })).toEqual({});
  });

  it('[CHK-13] asks for every field but the second line', () => {
    expect(Object.keys(billingProblems(emptyAddress))).toEqual([
      'firstName',
      'lastName',
      'address',
      'city',
      'state',
      'zipcode',
    ]);
  });
});

describe('cardProblems', () => {
  it('[PAY-02] checks the name on the card and its expiry', () => {
    expect(cardProblems('Ada Byron', '11/26', '2026-11-21')).toEqual({});
    expect(cardProblems('A1', '10/26', '2026-11-21')).toEqual({
      nameOnCard: { key: 'text.characters', values: { field: 'nameOnCard', characters: '1' } },
      expiry: { key: 'expiry.past' },
    });
  });
});

describe('recipientProblems', () => {
  it('[GIFT-02] [GIFT-06] [GIFT-07] gives one error per field of the recipient', () => {
    expect(
      recipientProblems(
        { firstName: '', lastName: 'B', recipientEmail: '', giftMessage: '' },
        '2026-12-01',
      ),
    ).toEqual({
      firstName: { key: 'required.firstName' },
      lastName: { key: 'name.short', values: { field: 'lastName', min: 2 } },
      recipientEmail: { key: 'required.recipientEmail' },
    });
  });
});

describe('parts of a form by themselves', () => {
  it('[CHK-12] an order that is sent nowhere asks whom to reach only', () => {
    expect(contactProblems(contact)).toEqual({});
    expect(Object.keys(contactProblems({ email: '', phoneNumber: '1' }))).toEqual([
      'email',
      'phoneNumber',
    ]);
  });

  it('[ACCT-02] an address of the book is judged as one to send to', () => {
    expect(destinationProblems(address)).toEqual({});
    expect(Object.keys(destinationProblems(emptyAddress))).toEqual(
      Object.keys(billingProblems(emptyAddress)),
    );
    expect(destinationProblems(emptyAddress).address).toEqual({ key: 'required.address' });
    expect(billingProblems(emptyAddress).address).toEqual({ key: 'required.address' });
    const away = { ...address, address: 'PO Box 9', state: 'HI' };
    expect(Object.keys(destinationProblems(away))).toEqual(['address', 'state']);
  });

  it('[CHK-13] each field is judged under its own name', () => {
    const wrong = { ...address, firstName: 'x', lastName: 'y', addressDetails: '!', state: 'zz' };
    for (const problems of [destinationProblems(wrong), billingProblems(wrong)]) {
      expect(problems).toEqual({
        firstName: { key: 'name.short', values: { field: 'firstName', min: 2 } },
        lastName: { key: 'name.short', values: { field: 'lastName', min: 2 } },
        addressDetails: {
          key: 'text.characters',
          values: { field: 'addressDetails', characters: '!' },
        },
        state: { key: 'state.unknown' },
      });
    }
    const empty = { ...contact, email: ' ' };
    expect(contactProblems(empty)).toEqual({ email: { key: 'required.email' } });
    expect(cardProblems('x', '', '2026-11-21')).toEqual({
      nameOnCard: { key: 'name.short', values: { field: 'nameOnCard', min: 2 } },
      expiry: { key: 'required.expiry' },
    });
  });

  it('[GIFT-02] the words of a gift card are kept tidy, its message as it is', () => {
    const typed = {
      firstName: ' Grace ',
      lastName: ' O’Neil',
      recipientEmail: ' g@h.example ',
      giftMessage: ' It’s yours ',
    };
    expect(tidyRecipient(typed)).toEqual({
      firstName: 'Grace',
      lastName: "O'Neil",
      recipientEmail: 'g@h.example',
      giftMessage: 'It’s yours',
    });
    const wrong = { ...typed, recipientEmail: 'g', giftMessage: 'x'.repeat(201), firstName: 'G' };
    expect(
      Object.entries(recipientProblems(wrong, '2026-12-01')).map(([name, { key }]) => [name, key]),
    ).toEqual([
      ['firstName', 'name.short'],
      ['recipientEmail', 'email.format'],
      ['giftMessage', 'text.long'],
    ]);
  });
});

describe('tidyAddress', () => {
  it('[CHK-13] stores trimmed texts, straight apostrophes and capitals of the state', () => {
    expect(tidyAddress(address)).toEqual({
      ...address,
      lastName: "O'Brien",
      state: 'TX',
      zipcode: '75024',
    });
    expect(tidyContact(contact)).toEqual({ email: 'ada@example.com', phoneNumber: '4695550134' });
  });

  it('[CHK-13] never changes what the rules say', () => {
    const texts = () => fc.string({ unit: fc.constantFrom(' ', 'a', '’', '1', 'P', 'O', '.') });
    fc.assert(
      fc.property(texts(), texts(), texts(), (line, city, name) => {
        const typed = { ...address, firstName: name, address: line, city };
        expect(shippingProblems(tidyContact(contact), tidyAddress(typed))).toEqual(
          shippingProblems(contact, typed),
        );
      }),
    );
  });
});
