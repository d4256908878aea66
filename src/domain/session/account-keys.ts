import type { StorageKey } from '#domain/session/storage-key.ts';

/**
 * The keys a session stores, removed when it ends (SESS-04, AUTH-05). The cart is
 * not among them: it stays (D-SESSION-14).
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
 * The further keys removed at a logout: names and addresses of the checkout, orders placed here, the
 * current mix, which may be a saved mix of the account (D-AUTH-21).
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
