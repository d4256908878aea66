import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryOf, type WalletContact } from '#domain/payment/wallet/wallet-contact.ts';
import { deliveryFaults, placeFaults } from '#domain/payment/wallet/wallet-fault.ts';
import { shippingProblems } from '#domain/shipping/address-forms.ts';
import { excludedShippingStates, states } from '#domain/shipping/states.ts';

const plano: WalletContact = {
  givenName: 'Ada',
  familyName: 'Lovelace',
  emailAddress: 'ada@example.com',
  phoneNumber: '2145550100',
  addressLines: ['100 Main St'],
  locality: 'Plano',
  administrativeArea: 'TX',
  postalCode: '75024',
  countryCode: 'US',
};
const placed = (change: WalletContact) => placeFaults(deliveryOf({ ...plano, ...change }));

describe('what a sheet says of a contact', () => {
  it.each([
    ['Hawaii', { administrativeArea: 'Hawaii' }, 'HI'],
    ['Alaska in small letters', { administrativeArea: 'ak' }, 'AK'],
    ['a territory', { administrativeArea: 'PR' }, 'PR'],
    ['an army post', { administrativeArea: 'AE' }, 'AE'],
    ['another country', { countryCode: 'ca' }, 'CA'],
  ])('[P-46] [WALLET-07] nothing is sent to %s', (_, change, place) => {
    expect(placed(change)).toEqual([
      { about: 'place', problem: { key: 'place.unable', values: { place } } },
    ]);
  });

  it('[P-46] a bad zip is its zip’s fault', () => {
    expect(placed({ postalCode: '7502' })).toMatchObject([
      { about: 'shipping', field: 'zipcode', problem: { key: 'zip.digits' } },
    ]);
  });

  it('every state that is sent to passes, and no other', () => {
    for (const [code, name] of states) {
      const faults = placed({ administrativeArea: name });
      expect(faults.length).toBe(excludedShippingStates.includes(code) ? 1 : 0);
    }
  });

  it('[WALLET-07] finds a fault exactly where the shipping step finds one (law)', () => {
    const text = (good: string) =>
      fc.constantFrom(good, '', 'x', 'PO Box 7', '<b>', 'HI', '1', 'a'.repeat(40), 'ada@');
    const contact = fc.record({
      givenName: text('Ada'),
      familyName: text('Lovelace'),
      emailAddress: text('ada@example.com'),
      phoneNumber: text('2145550100'),
      addressLines: text('100 Main St').map((line) => [line]),
      locality: text('Plano'),
      administrativeArea: text('TX'),
      postalCode: text('75024'),
    });
    fc.assert(
      fc.property(contact, (wallet) => {
        const delivery = deliveryOf(wallet);
        const problems = shippingProblems(delivery.contact, delivery.address);
        const faults = deliveryFaults(delivery, true);
        expect(faults.length).toBe(Object.keys(problems).length);
      }),
    );
  });

  it('an order by mail needs no place', () => {
    const { addressLines: _, locality: __, administrativeArea: ___, ...someone } = plano;
    expect(deliveryFaults(deliveryOf(someone), false)).toEqual([]);
    const nameless = { ...someone, emailAddress: '' };
    expect(deliveryFaults(deliveryOf(nameless), false)).toMatchObject([{ field: 'email' }]);
  });
});
