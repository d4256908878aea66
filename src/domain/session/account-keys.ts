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
];
