import * as z from 'zod/mini';

/**
 * What the shop must have done for a step. Never how long it took: times differ from machine to
 * machine, and belong to the benches.
 */
export const expectedTrace = z.strictObject({
  /** The order, or the request; without both, the order of the step's answer (`data.orderId`). */
  order: z.optional(z.string()),
  request: z.optional(z.string()),
  /** Names of steps that must be there; `*` at the end stands for any rest. */
  steps: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(300)))),
  /** Names of steps that must not be there. */
  without: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(300)))),
  /** Names of the steps that failed, in their order; an empty list means that none did. */
  failed: z.optional(z.array(z.string())),
  /** How many traces there are. */
  traces: z.optional(z.int().check(z.gte(1))),
});

export type ExpectedTrace = z.output<typeof expectedTrace>;
