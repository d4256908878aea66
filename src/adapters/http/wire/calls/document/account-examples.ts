import type { CallExample } from '#adapters/http/wire/calls/document/call-example.ts';

const accountId = '6f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
const written = {
  firstName: 'Ada',
  lastName: 'Byron',
  address: '5800 Legacy Dr',
  addressDetails: '',
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
};
const sent = {
  accountId,
  addressType: 'SHIPPING_ADDRESS',
  ...written,
  country: 'US',
  primaryAddr: true,
};
const addressId = '0c9a2f4e-7d11-4b55-9a8e-2f6f5b1c7d30';
const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  phoneNumber: '9725550143',
  gender: 'female',
  birthDate: '1990-02-28',
};
const item = {
  id: accountId,
  accountContacts: { ...person, email: 'ada@example.com' },
  accountUsers: { social: false },
  accountAddresses: [
    { id: addressId, addressType: 'SHIPPING_ADDRESS', primaryAddr: true, ...written },
  ],
  communicationPreferences: { email: true, sms: false },
  optInCodes: ['SHOP_NEWS'],
  paymentCards: [
    {
      id: '2a54b7f0-3c1d-4e8a-8f52-6b7c8d9e0f1a',
      sequence: 1,
      cardType: 'Visa',
      cardNumberMask: '**** 1111',
      nameonCard: 'Ada Byron',
      expDate: '03/30',
    },
  ],
  paymentAccounts: [
    {
      paymentAccountId: '5d0e1f2a-3b4c-4d5e-8f6a-7b8c9d0e1f2a',
      label: 'a•••@example.com',
      createdAt: '2026-11-20T10:00:00.000Z',
    },
  ],
};

const mixpackId = 'MYOMP-30-1';
const mix = {
  name: 'Movie night',
  multipackList: [
    { productId: 'CHP-0101', quantity: 18 },
    { productId: 'POP-0201', quantity: 12 },
  ],
};
const keptMix = { mixpackId, ...mix, zNonSku: 'ZMYOMP30', version: 1 };

export const accountExamples: Readonly<Record<string, CallExample>> = {
  getcustomer: { item },
  updateUser: { body: { accountId, ...person }, item },
  updateaccount: {
    body: {
      accountId,
      communicationPreferences: { email: true, sms: false },
      optInCodes: ['SHOP_NEWS'],
    },
    item,
  },
  deletepaymentaccount: {
    madeUp: true,
    body: { accountId, paymentAccountId: '5d0e1f2a-3b4c-4d5e-8f6a-7b8c9d0e1f2a' },
    item,
  },
  removetoken: { madeUp: true, body: { accountId, sequence: 1 }, item },
  createaddress: { madeUp: true, body: sent, item },
  updateaddress: { madeUp: true, body: { ...sent, id: addressId }, item },
  deleteaddress: { madeUp: true, body: { accountId, id: addressId }, item },
  getmixpacklist: { query: { accountId }, item: keptMix },
  getmixpack: { madeUp: true, query: { mixpackId }, item: keptMix },
  createmixpack: {
    madeUp: true,
    body: { accountId, ...mix, zNonSku: 'ZMYOMP30', above: 0 },
    item: keptMix,
  },
  updatemixpack: { madeUp: true, body: { mixpackId, ...mix, version: 1 }, item: keptMix },
  deletemixpack: { madeUp: true, body: { mixpackId }, item: { mixpackId } },
  orderhistory: {
    query: { accountId, page: '1' },
    item: {
      list: [
        {
          orderId: 'CC-7Q2M-X0KD',
          status: 'SUBMITTED',
          payment: 'PAID',
          placedAt: '2026-11-21T10:00:00.000Z',
          totalAmount: 23.47,
          lines: [{ productId: 'CHP-0101', name: 'Sea Salt Potato Chips', quantity: 2 }],
        },
      ],
      totalOrder: 1,
    },
  },
};
