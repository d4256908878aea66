import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import {
  wireAccountId,
  wireCommunication,
  wireCustomer,
  wireOptInCodes,
  wirePaymentAccountId,
  wirePerson,
  wireSequence,
} from '#adapters/http/wire/customer.ts';

export const getcustomer = defineCall({
  name: 'getcustomer',
  method: 'GET',
  path: '/webservices/getcustomer',
  summary: 'The signed-in shopper; the first call makes the account (D-API-52)',
  auth: 'shopper',
  item: wireCustomer,
});

/** The whole person: what is left out is kept no longer (D-API-01). */
export const updateUser = defineCall({
  name: 'updateUser',
  method: 'PUT',
  path: '/v3/dopservice/b2c/updateUser',
  summary: 'Changes name, phone, gender and birth date',
  auth: 'shopper',
  body: z.object({ accountId: wireAccountId, ...wirePerson }),
  item: wireCustomer,
});

export const updateaccount = defineCall({
  name: 'updateaccount',
  method: 'PUT',
  path: '/webservices/updateaccount',
  summary: 'Changes how the shopper may be written to (D-API-46)',
  auth: 'shopper',
  body: z.object({
    accountId: wireAccountId,
    communicationPreferences: wireCommunication,
    optInCodes: wireOptInCodes,
  }),
  item: wireCustomer,
});

/** Removing a card that is gone succeeds too. */
export const removetoken = defineCall({
  name: 'removetoken',
  method: 'DELETE',
  path: '/webservices/removetoken',
  summary: 'Removes a saved card (D-API-34)',
  auth: 'shopper',
  body: z.object({ accountId: wireAccountId, sequence: wireSequence }),
  item: wireCustomer,
});

/** Removing a payment account that is gone succeeds too. */
export const deletepaymentaccount = defineCall({
  name: 'deletepaymentaccount',
  method: 'DELETE',
  path: '/webservices/deletepaymentaccount',
  summary: 'Removes a kept PayPal account (D-API-35)',
  auth: 'shopper',
  body: z.object({ accountId: wireAccountId, paymentAccountId: wirePaymentAccountId }),
  item: wireCustomer,
});
