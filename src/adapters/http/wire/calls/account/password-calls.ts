import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const password = text(256);
const lang = z.exactOptional(z.enum(['en-us', 'es']));

/** The same answer for addresses with an account and without one (D-API-42). */
export const forgotpassword = defineCall({
  name: 'forgotpassword',
  method: 'POST',
  path: '/webservices/forgotpassword',
  summary: 'Asks for the mail that leads to a new password',
  body: z.object({ email: text(254), sourceID: text(60), lang }),
  item: z.object({ email: z.string() }),
});

/** The token is the one of the mail's link; it is good once (D-API-51, PWD-11). */
export const resetpassword = defineCall({
  name: 'resetpassword',
  method: 'POST',
  path: '/webservices/resetpassword',
  summary: 'Sets a new password with the token of a mail',
  body: z.object({ token: text(200), newPassword: password, lang }),
  item: z.object({ changed: z.literal(true) }),
});

/** Passwords are sent in the body, never in an address (D-API-50). */
export const changepassword = defineCall({
  name: 'changepassword',
  method: 'POST',
  path: '/webservices/changepassword',
  summary: 'Changes the password of who is signed in',
  auth: 'shopper',
  body: z.object({ currentPassword: password, newPassword: password, lang }),
  item: z.object({ changed: z.literal(true) }),
});
