import type { Customer } from '#domain/account/customer.ts';

/** A customer with one thing of each kind; a test changes what it is about. */
export const sara: Customer = {
  id: 'acc-1',
  accountContacts: {
    firstName: 'Sara',
    lastName: 'Singh',
    email: 'sara@people.example',
    phoneNumber: '2145550100',
  },
  accountUsers: { social: false },
  accountAddresses: [
    {
      id: 'A1',
      addressType: 'SHIPPING_ADDRESS',
      primaryAddr: true,
      firstName: 'Sara',
      lastName: 'Singh',
      address: '5800 Legacy Dr',
      addressDetails: '',
      city: 'Plano',
      state: 'TX',
      zipcode: '75024',
    },
  ],
  communicationPreferences: { email: true, sms: false },
  optInCodes: [],
  paymentCards: [],
};
