import fc, { type Arbitrary } from 'fast-check';
import type { AccountAddress, AddressBook } from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';

const word = fc.string({ maxLength: 30 });

const accountAddress: Arbitrary<Omit<AccountAddress, 'id' | 'primaryAddr'>> = fc.record({
  addressType: fc.constantFrom('SHIPPING_ADDRESS', 'SHIPPING_ADDRESS', 'BILLING_ADDRESS'),
  firstName: word,
  lastName: word,
  address: word,
  addressDetails: word,
  city: word,
  state: fc.constantFrom('TX', 'CA', 'ny'),
  zipcode: fc.constantFrom('75024', '94105'),
});

/** A book as the server keeps it: the default first, and one default if anything can be sent. */
export const addressBook: Arbitrary<AddressBook> = fc
  .array(accountAddress, { maxLength: 8 })
  .map((addresses) => {
    const book = addresses.map((address, place) => ({ ...address, id: `A${place}` }));
    const first = book.find(({ addressType }) => addressType === 'SHIPPING_ADDRESS');
    const rest = book.filter((address) => address !== first);
    const other = rest.map((address) => ({ ...address, primaryAddr: false }));
    return first === undefined ? other : [{ ...first, primaryAddr: true }, ...other];
  });

export const customer: Arbitrary<Customer> = fc.record(
  {
    id: fc.uuid(),
    accountContacts: fc.record(
      {
        firstName: word,
        lastName: word,
        email: fc.emailAddress(),
        phoneNumber: fc.constant('2145550100'),
        gender: fc.constantFrom('female', 'male', 'nonbinary', 'undisclosed'),
        birthDate: fc.constantFrom('1990-02-28', '1909-01-01'),
      },
      { requiredKeys: ['firstName', 'lastName', 'email'] },
    ),
    accountUsers: fc.record({ social: fc.boolean() }),
    accountAddresses: addressBook,
    communicationPreferences: fc.record({ email: fc.boolean(), sms: fc.boolean() }),
    optInCodes: fc.uniqueArray(fc.constantFrom('SHOP_NEWS', 'REWARDS_NEWS')),
    paymentCards: fc.array(
      fc.record({
        id: fc.uuid(),
        sequence: fc.integer({ min: 1, max: 10 }),
        cardType: fc.constantFrom('Visa', 'American Express'),
        cardNumberMask: fc.constantFrom('**** 1111', '**** 0005'),
        nameonCard: word,
        expDate: fc.constantFrom('01/30', '12/26'),
      }),
      { maxLength: 4 },
    ),
    loyaltyId: fc.constant('L-1'),
  },
  {
    requiredKeys: [
      'id',
      'accountContacts',
      'accountUsers',
      'accountAddresses',
      'communicationPreferences',
      'optInCodes',
      'paymentCards',
    ],
  },
);
