import * as z from 'zod/mini';

const stars = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
/** What every review says. */
export const said = { stars, title: z.string(), text: z.string() };

/** A review as everybody reads it. */
export const wireReview = z.object({
  ...said,
  author: z.string(),
  language: z.enum(['en-us', 'es']),
  writtenAt: z.string(),
});

export const wireReviewState = z.enum(['WAITING', 'SHOWN', 'REFUSED']);
