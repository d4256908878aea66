import * as z from 'zod/mini';

/** Code of an expired account session, as HTTP status or in the body (D-SESSION-11). */
export const sessionExpiredCode = 440;

/**
 * The envelope every storefront answer comes in (specification point 3, D-MOCK-02).
 *
 * A failure has `success: false`, a machine code, the message in both languages and, where one
 * field is at fault, its name; `data` may carry what the failure is about.
 */
export const envelope = z.object({
  responseCode: z.optional(z.union([z.number(), z.string()])),
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  messages: z.optional(z.object({ 'en-us': z.string(), es: z.string() })),
  code: z.optional(z.string()),
  field: z.optional(z.string()),
  requestId: z.optional(z.string()),
  data: z.optional(z.unknown()),
});

export type Envelope = z.output<typeof envelope>;
