import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireProductId } from '#adapters/http/wire/cart-line.ts';
import { wireAccountId } from '#adapters/http/wire/customer.ts';
import { said, wireReview, wireReviewState } from '#adapters/http/wire/review.ts';

const path = '/v3/dopservice/b2c/productreviews' as const;
const own = '/v3/dopservice/b2c/ownreview' as const;
const text = (longest: number) => z.string().check(z.maxLength(longest));
const lang = z.exactOptional(z.enum(['en-us', 'es']));
export const productreviews = defineCall({
  name: 'productreviews',
  method: 'GET',
  path,
  summary: 'What customers say about a product, newest first, 10 a page (D-REVIEW-03)',
  query: z.object({
    productId: wireProductId,
    page: z.exactOptional(z.string().check(z.regex(/^[1-9][0-9]{0,3}$/))),
    lang,
  }),
  item: z.object({
    list: z.array(wireReview),
    rating: z.exactOptional(
      z.object({
        average: z.number(),
        count: z.int(),
        counts: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
      }),
    ),
  }),
});

const reviewed = z.object({
  productId: wireProductId,
  title: z.string(),
  imagePath: z.string(),
  right: z.enum(['may', 'not-delivered', 'not-bought']),
  review: z.exactOptional(
    z.object({ ...said, state: wireReviewState, reason: z.exactOptional(z.string()) }),
  ),
});

const about = { accountId: wireAccountId, productId: wireProductId, lang };

export const ownreview = defineCall({
  name: 'ownreview',
  method: 'GET',
  path: own,
  summary: 'Whether the shopper may review a product, and what they wrote (D-REVIEW-01)',
  auth: 'shopper',
  query: z.object(about),
  item: reviewed,
});

export const writereview = defineCall({
  name: 'writereview',
  method: 'POST',
  path: own,
  summary: 'Reviews a product that was delivered; shown when the operator allowed it',
  auth: 'shopper',
  body: z.object({ ...about, stars: z.int(), title: text(400), text: text(4000) }),
  item: reviewed,
});

/** Removing what is gone succeeds too. */
export const deletereview = defineCall({
  name: 'deletereview',
  method: 'DELETE',
  path: own,
  summary: "Removes the shopper's review of a product",
  auth: 'shopper',
  body: z.object({ accountId: wireAccountId, productId: wireProductId, lang }),
  item: reviewed,
});
