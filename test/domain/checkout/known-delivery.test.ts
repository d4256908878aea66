import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultAddress, shippingAddresses } from '#domain/account/address-book.ts';
import {
  type GivenDelivery,
  knownDelivery,
  plainAddress,
} from '#domain/checkout/known-delivery.ts';
import { emptyAddress } from '#domain/shipping/address.ts';
import { customer } from '#test/arbitraries/customer.ts';
import { ada } from '#test/fixtures.ts';
import { sara } from '#test/ui/customers.ts';

const part = fc.constantFrom(undefined, undefined, '', 'typed');
const givens: fc.Arbitrary<GivenDelivery> = fc.record({
  contact: fc.record({ email: part, phoneNumber: part }),
  address: fc.record({
    ...{ firstName: part, lastName: part, address: part, addressDetails: part },
    ...{ city: part, state: part, zipcode: part },
  }),
});
const nothing: GivenDelivery = { contact: {}, address: {} };
const guests = fc.option(customer, { nil: undefined });

describe('who orders and where it goes', () => {
  it('[CHK-08] what is given is never replaced', () => {
    fc.assert(
      fc.property(givens, guests, (given, account) => {
        const known = knownDelivery(given, account);
        const whole: Record<string, string> = { ...known?.address, ...known?.contact };
        for (const [name, value] of Object.entries({ ...given.address, ...given.contact })) {
          if (value !== undefined) expect(whole[name]).toBe(value);
        }
      }),
    );
  });

  it('[CHK-08] names exactly what is needed and neither given nor known', () => {
    fc.assert(
      fc.property(givens, guests, (given, account) => {
        const known = knownDelivery(given, account);
        const said: Record<string, string | undefined> = { ...given.address, ...given.contact };
        const whole = { ...known?.address, ...known?.contact };
        const open = Object.entries(whole).filter(
          ([name, value]) => value === '' && said[name] === undefined && name !== 'addressDetails',
        );
        expect([...(known?.missing ?? [])].sort()).toEqual(open.map(([name]) => name).sort());
      }),
    );
  });

  it('[CHK-08] nothing given: the account’s contact and default address, or its name alone', () => {
    fc.assert(
      fc.property(customer, (account) => {
        const known = knownDelivery(nothing, account);
        const { firstName, lastName, email } = account.accountContacts;
        const kept = defaultAddress(account.accountAddresses);
        expect(known?.contact.email).toBe(email);
        expect(known?.stored).toBe(kept);
        expect(known?.address).toEqual(
          kept === undefined ? { ...emptyAddress, firstName, lastName } : plainAddress(kept),
        );
      }),
    );
  });

  it('[CHK-08] an address of the account by its id, and no other one for an unknown id', () => {
    fc.assert(
      fc.property(customer, (account) => {
        for (const kept of shippingAddresses(account.accountAddresses)) {
          const known = knownDelivery({ ...nothing, savedAddress: kept.id }, account);
          expect(known?.address).toEqual(plainAddress(kept));
        }
        expect(knownDelivery({ ...nothing, savedAddress: 'unknown' }, account)).toBeUndefined();
      }),
    );
    expect(knownDelivery({ ...nothing, savedAddress: 'default' }, undefined)).toBeUndefined();
  });

  it('a place given is a place of its own: of the account there is the name only', () => {
    const { city } = ada;
    const known = knownDelivery({ contact: {}, address: { city } }, sara);
    expect(known?.address).toEqual({
      ...emptyAddress,
      ...{ firstName: 'Sara', lastName: 'Singh', city },
    });
    expect(known?.missing).toEqual(['address', 'state', 'zipcode']);
    expect(known?.stored).toBeUndefined();
  });

  it('a guest has to say everything but the floor, the address first', () => {
    expect(knownDelivery(nothing, undefined)?.missing).toEqual([
      ...['firstName', 'lastName', 'address', 'city', 'state', 'zipcode'],
      ...['email', 'phoneNumber'],
    ]);
  });
});
