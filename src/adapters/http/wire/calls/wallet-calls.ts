import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';

/**
 * Apple's session for one sheet. Domain, display name and merchant id are in the server's
 * configuration, never in the request (D-API-28).
 */
export const applePaySession = defineCall({
  name: 'applePaySession',
  method: 'POST',
  path: '/v3/dopservice/apple-pay/paymentSession',
  summary: 'Has Apple validate this shop for one Apple Pay sheet',
  body: z.object({
    validationURL: z.string().check(z.maxLength(300)),
    tempUserID: z.uuid(),
  }),
  /** For the wallet alone: nobody here reads it. */
  item: z.record(z.string(), z.json()),
});
