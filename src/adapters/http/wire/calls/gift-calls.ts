import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';

export const giftcardbalance = defineCall({
  name: 'giftcardbalance',
  method: 'POST',
  path: '/webservices/giftcardbalance',
  summary: 'What is left on a gift card; with tempUserID also a ref by which an order names it',
  auth: 'optional',
  body: z.object({
    /** As on the mail, in any letter case, with or without spaces and dashes. */
    code: z.string().check(z.maxLength(100)),
    tempUserID: z.exactOptional(z.uuid()),
    lang: z.exactOptional(z.enum(['en-us', 'es'])),
  }),
  item: z.object({
    /** Good for this shopper alone; the code is not needed again. */
    cardRef: z.exactOptional(z.string()),
    last4: z.string(),
    balance: wireDollars,
  }),
});
