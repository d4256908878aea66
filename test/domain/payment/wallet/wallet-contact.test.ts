import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryOf, walletContactOf } from '#domain/payment/wallet/wallet-contact.ts';
import { shippingProblems } from '#domain/shipping/address-forms.ts';
import { states } from '#domain/shipping/states.ts';
import { lengthOf } from '#domain/validation/typed-text.ts';

describe('a contact of a wallet', () => {
  it('[WALLET-07] is written as the shop writes: state, country, zip and phone', () => {
    const { address, contact, country } = deliveryOf({
      givenName: ' Lou ',
      familyName: 'Lowe',
      emailAddress: ' lou@example.com ',
      phoneNumber: '+1 (718) 555-0164',
      addressLines: ['120 Jay St', 'Apt 4'],
      locality: 'Brooklyn',
      administrativeArea: 'new york',
      postalCode: '11201-3848',
      countryCode: 'us',
    });
    expect(address).toEqual({
      firstName: 'Lou',
      lastName: 'Lowe',
      address: '120 Jay St',
      addressDetails: 'Apt 4',
      city: 'Brooklyn',
      state: 'NY',
      zipcode: '11201',
    });
    expect(contact).toEqual({ email: 'lou@example.com', phoneNumber: '7185550164' });
    expect(country).toBe('US');
  });

  it.each(states)('every state has its code, by name and in any letters: %s', (code, name) => {
    for (const written of [code, code.toLowerCase(), name, name.toUpperCase(), ` ${name} `]) {
      expect(deliveryOf({ administrativeArea: written }).address.state).toBe(code);
    }
  });

  it.each([
    ['17185550164', '7185550164'],
    ['718.555.0164', '7185550164'],
    ['718\u2013555\u20130164', '7185550164'],
    ['718/555/0164', '7185550164'],
    ['555-0164', '5550164'],
    ['+44 20 7946 0018', '+442079460018'],
  ])('phone %s becomes %s', (written, phone) => {
    expect(deliveryOf({ phoneNumber: written }).contact.phoneNumber).toBe(phone);
  });

  it.each([
    ['112013848', '11201'],
    ['11201 3848', '11201'],
    ['1120', '1120'],
    ['SW1A 1AA', 'SW1A 1AA'],
  ])('zip %s becomes %s', (written, zip) => {
    expect(deliveryOf({ postalCode: written }).address.zipcode).toBe(zip);
  });

  it.each([
    ['Mary-Jane', 'Mary Jane'],
    ['J.Robert', 'J. Robert'],
    ['Ana, María', 'Ana María'],
    ['Anne (home)', 'Anne home'],
    ['D’Arcy', "D'Arcy"],
    ['Wolfeschlegelsteinhausenbergerdorff', 'Wolfeschlegelsteinhausenberger'],
    ['Maximiliana Josefina Francisca Teresa', 'Maximiliana Josefina Francisca'],
  ])('name %s becomes %s', (written, name) => {
    expect(deliveryOf({ givenName: written }).address.firstName).toBe(name);
  });

  it('a long street goes on in the second line, between words', () => {
    const { address } = deliveryOf({
      addressLines: ['12345 North Rancho Margarita Boulevard, Building Seven'],
    });
    expect([address.address, address.addressDetails]).toEqual([
      '12345 North Rancho Margarita',
      'Boulevard, Building Seven',
    ]);
  });

  it('no word of a street is lost, and none is cut (law)', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9#.'/-]{1,12}$/);
    const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (addressLines) => {
        const { address, addressDetails } = deliveryOf({ addressLines }).address;
        const written = `${address} ${addressDetails}`.trim().split(' ');
        expect(written).toEqual(addressLines.join(' ').split(' '));
        expect(lengthOf(address)).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('a name of letters passes the rules of the checkout, however it is written (law)', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(name, (written) => {
        const { firstName } = deliveryOf({ givenName: written }).address;
        if ([...firstName.replace(/[^\p{L}]/gu, '')].length < 2) return;
        const address = { ...deliveryOf({}).address, firstName };
        const problems = shippingProblems({ email: '', phoneNumber: '' }, address);
        expect(problems.firstName?.key ?? 'fine').toBe('fine');
      }),
    );
  });

  it('what the checkout has comes back as it was', () => {
    const contact = { email: 'ada@example.com', phoneNumber: '2145550100' };
    const address = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      address: '100 Main St',
      addressDetails: 'Apt 4',
      city: 'Plano',
      state: 'TX',
      zipcode: '75024',
    };
    expect(deliveryOf(walletContactOf(contact, address))).toEqual({
      contact,
      address,
      country: 'US',
    });
  });
});
