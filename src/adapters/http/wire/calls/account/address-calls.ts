import * as z from 'zod/mini';
import { wireAddress } from '#adapters/http/wire/address.ts';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireAccountId, wireCustomer } from '#adapters/http/wire/customer.ts';
import { shippingAddressType } from '#domain/account/address-book.ts';
import { country } from '#domain/shipping/address.ts';

const addressId = z.string().check(z.minLength(1), z.maxLength(80));
const written = z.extend(wireAddress, {
  accountId: wireAccountId,
  addressType: z.literal(shippingAddressType),
  country: z.literal(country),
  primaryAddr: z.boolean(),
});

export const createaddress = defineCall({
  name: 'createaddress',
  method: 'POST',
  path: '/webservices/createaddress',
  summary: 'Adds an address; the first one is the default (D-API-49)',
  auth: 'shopper',
  body: written,
  item: wireCustomer,
});

export const updateaddress = defineCall({
  name: 'updateaddress',
  method: 'PUT',
  path: '/webservices/updateaddress',
  summary: 'Changes an address or makes it the default (D-API-47)',
  auth: 'shopper',
  body: z.extend(written, { id: addressId }),
  item: wireCustomer,
});

/** Removing an address that is gone succeeds too. */
export const deleteaddress = defineCall({
  name: 'deleteaddress',
  method: 'DELETE',
  path: '/webservices/deleteaddress',
  summary: 'Removes an address; the next one becomes the default (D-API-48)',
  auth: 'shopper',
  body: z.object({ accountId: wireAccountId, id: addressId }),
  item: wireCustomer,
});
