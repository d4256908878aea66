import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';

/** On whatever base the caller names; browsers make their own pair (D-API-58, D-AUTH-15). */
export const pkceChallenge = defineCall({
  name: 'get-pkce-challenge',
  method: 'GET',
  path: '/api/get-pkce-challenge',
  summary: 'A fresh code verifier and its S256 challenge (RFC 7636); the shop keeps neither',
  item: z.object({ codeVerifier: z.string(), codeChallenge: z.string() }),
});
