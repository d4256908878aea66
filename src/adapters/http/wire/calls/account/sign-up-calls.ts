import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const email = text(254);
const lang = z.exactOptional(z.enum(['en-us', 'es']));

/** Lengths bound the payload only; the rules about a registration are the domain's (D-API-37). */
export const createcustomer = defineCall({
  name: 'createcustomer',
  method: 'POST',
  path: '/webservices/createcustomer',
  summary: 'Opens an account; refuses an address that has one',
  body: z.object({
    firstName: text(240),
    lastName: text(240),
    email,
    phoneNumber: z.exactOptional(text(40)),
    password: text(256),
    gender: z.exactOptional(text(40)),
    birthDate: z.exactOptional(text(40)),
    optInCodes: z.array(text(60)).check(z.maxLength(10)),
    termsAccepted: z.boolean(),
    /** Google accounts are not registered here. */
    social: z.exactOptional(z.literal(false)),
    sourceID: text(60),
    loyaltyId: z.exactOptional(text(60)),
    lang,
  }),
  item: z.object({ email: z.string() }),
});

/** The social-user check before forgot password and registration (D-API-60, PWD-03). */
export const usersExists = defineCall({
  name: 'usersExists',
  method: 'GET',
  path: '/v3/dopservice/b2c/usersExists',
  summary: 'Whether an address has an account, and whether it signs in by Google alone',
  query: z.object({ email, lang }),
  item: z.object({ exists: z.boolean(), social: z.boolean() }),
});

/** Rewards variant only (D-API-43, REG-10). */
export const verifyemailfortastyrewards = defineCall({
  name: 'verifyemailfortastyrewards',
  method: 'POST',
  path: '/webservices/verifyemailfortastyrewards',
  summary: 'The rewards membership of an address, before it registers',
  body: z.object({ email, lang }),
  item: z.object({
    exists: z.boolean(),
    /** Empty for a non-member. */
    loyaltyId: z.string(),
  }),
});
