import type { StorageKey } from '#domain/session/storage-key.ts';

/**
 * What a session leaves in storage and takes along when it ends (SESS-04, AUTH-05). The cart is
 * not in it: it stays (D-SESSION-14).
 */
export const accountKeys: readonly StorageKey[] = [
  'code',
  'token',
  'accessToken',
  'idToken',
  'user',
  'accountId',
  'loyaltyId',
  'persistantcartid',
  'crunchcart:v1:user',
  'crunchcart:v1:user:set-aside',
];

/**
 * What else goes with whoever logs out: names and addresses of the checkout, orders placed here, the
 * mix on the table, which may be one the account keeps (D-AUTH-21).
 */
export const personalKeys: readonly StorageKey[] = [
  ...accountKeys,
  'crunchcart:v1:checkout',
  'crunchcart:v1:checkout:set-aside',
  'crunchcart:v1:mix',
  'crunchcart:v1:mix:set-aside',
  'crunchcart:v1:placed',
  'crunchcart:v1:placed:set-aside',
];
