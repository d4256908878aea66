import * as z from 'zod/mini';

/** Code of an expired account session, as HTTP status or in the body (D-SESSION-11). */
export const sessionExpiredCode = 440;

/**
 * The envelope every storefront answer comes in (API-010, D-MOCK-02).
 *
 * A failure has `success: false`, a machine code, the message in both languages and, where one
 * field is at fault, its name; `data` may carry what the failure is about.
 */
export const envelope = z.object({
  responseCode: z.exactOptional(z.union([z.number(), z.string()])),
  success: z.exactOptional(z.boolean()),
  message: z.exactOptional(z.string()),
  messages: z.exactOptional(z.object({ 'en-us': z.string(), es: z.string() })),
  code: z.exactOptional(z.string()),
  field: z.exactOptional(z.string()),
  requestId: z.exactOptional(z.string()),
  data: z.exactOptional(z.unknown()),
});

export type Envelope = z.output<typeof envelope>;
