import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from '#domain/shipping/address.ts';
import { destinationProblems } from '#domain/shipping/address-forms.ts';
import { fittedAddress } from '#domain/shipping/fitted-address.ts';
import { states } from '#domain/shipping/states.ts';

const plano: Address = {
  firstName: 'Olive',
  lastName: 'Kane',
  address: '5800 Legacy Dr',
  addressDetails: '',
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
};

describe('the address of another service', () => {
  it('[ADDR-24] keeps one that fits already', () => {
    expect(fittedAddress(plano)).toEqual(plano);
  });

  it('[ADDR-24] takes states by code and name in any letter case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.nat(2), ([code, name], form) => {
        const written = [code.toLowerCase(), name.toUpperCase(), ` ${name} `][form] ?? code;
        expect(fittedAddress({ ...plano, state: written }).state).toBe(code);
      }),
    );
  });

  it('[ADDR-24] fits hyphens, nine-digit zips and long lines', () => {
    const fitted = fittedAddress({
      ...plano,
      firstName: 'Anne-Marie',
      lastName: 'van der Something Long Enough Name',
      address: '12345 Extraordinarily Long Avenue Apartment 12',
      zipcode: '75024-1234',
    });
    expect(fitted).toEqual({
      ...plano,
      firstName: 'Anne Marie',
      lastName: 'van der Something Long Enough',
      address: '12345 Extraordinarily Long',
      addressDetails: 'Avenue Apartment 12',
    });
    expect(destinationProblems(fitted)).toEqual({});
  });

  it('[ADDR-24] never makes up what is not there, nor hides what is refused', () => {
    const nowhere = fittedAddress({
      ...plano,
      state: 'Bavaria',
      zipcode: 'AB1',
      address: 'PO Box 7',
    });
    expect(Object.keys(destinationProblems(nowhere)).sort()).toEqual([
      'address',
      'state',
      'zipcode',
    ]);
    const full = { ...plano, address: 'x'.repeat(40), addressDetails: 'Flat 2' };
    expect(fittedAddress(full)).toEqual(full);
  });

  it('[ADDR-24] fitting twice is fitting once', () => {
    const text = fc.string({ maxLength: 70 });
    const written = fc.record<Address>({
      firstName: text,
      lastName: text,
      address: text,
      addressDetails: text,
      city: text,
      state: text,
      zipcode: text,
    });
    fc.assert(
      fc.property(written, (address) => {
        const fitted = fittedAddress(address);
        expect(fittedAddress(fitted)).toEqual(fitted);
      }),
    );
  });
});
