import * as z from 'zod/mini';

/** `2026-12-01`. */
const wireDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The days on which an order should come. */
export const wireExpectedDays = z.object({ earliest: wireDay, latest: wireDay });

/** What is told before an order is placed, or why no day can be told. */
export const wireExpectation = z.union([
  z.object({
    leaves: wireDay,
    earliest: wireDay,
    latest: wireDay,
    /** Unix ms: ordered from then on, it leaves a business day later. */
    orderBy: z.exactOptional(z.number()),
    /** Unix ms: when the day begins on which it leaves. */
    dayBegins: z.exactOptional(z.number()),
  }),
  z.enum(['by-email', 'not-served', 'undated']),
]);
