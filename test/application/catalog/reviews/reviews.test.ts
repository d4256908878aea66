import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { reviewUseCases } from '#application/catalog/reviews/review-use-cases.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ReviewableProduct } from '#domain/catalog/reviews/review.ts';
import type { TypedReview } from '#domain/catalog/reviews/review-words.ts';
import type { ProductReviews } from '#ports/catalog/product-reviews.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemorySignInSession } from '#test/doubles/sign-in/memory-sign-in-session.ts';
import { sara } from '#test/ui/customers.ts';

const productId = 'CHP-0101' as ProductId;
const good: TypedReview = { stars: 5, title: '  Crunchy ', text: 'Gone.\r\nAll of it.' };

/** A shop that writes down what it was asked. */
const open = async (isSignedIn: boolean) => {
  const asked: (readonly unknown[])[] = [];
  const answer: ReviewableProduct = {
    productId,
    title: 'Chips',
    imagePath: '/a.svg',
    right: 'may',
  };
  const note = (...question: readonly unknown[]) =>
    Effect.sync(() => {
      asked.push(question);
      return answer;
    });
  const productReviews: ProductReviews = {
    page: (id, page) => Effect.as(note('page', id, page), { list: [] }),
    own: (account, id) => note('own', account, id),
    write: (account, id, review) => note('write', account, id, review),
    remove: (account, id) => note('remove', account, id),
  };
  const clock = makeMemoryClock();
  const signInSession = makeMemorySignInSession(clock);
  if (isSignedIn) {
    const expiresAt = clock.now() / 1000 + 60;
    const accessToken = { accessToken: 'token', expiresAt, scopes: [], claims: {} };
    await Effect.runPromise(signInSession.saveTokens({ accessToken }));
    await Effect.runPromise(signInSession.saveCustomer(sara));
  }
  return { asked, ...reviewUseCases({ productReviews, signInSession }) };
};

describe('reviewing a product', () => {
  it('sends what was typed, tidied, for the account', async () => {
    const { asked, writeReview, readOwnReview, removeReview } = await open(true);
    await Effect.runPromise(writeReview(productId, good));
    await Effect.runPromise(readOwnReview(productId));
    await Effect.runPromise(removeReview(productId));
    expect(asked).toEqual([
      ['write', sara.id, productId, { stars: 5, title: 'Crunchy', text: 'Gone.\nAll of it.' }],
      ['own', sara.id, productId],
      ['remove', sara.id, productId],
    ]);
  });

  it('asks the shop for nothing that it would refuse', async () => {
    const { asked, writeReview } = await open(true);
    const typed = { ...good, stars: 0, text: 'ada@example.com' };
    expect(await failureOf(writeReview(productId, typed))).toMatchObject({
      _tag: 'InputRefused',
      problems: { stars: { key: 'required.stars' }, reviewText: { key: 'text.contact' } },
    });
    expect(asked).toEqual([]);
  });

  it('is for who is logged in, reading is for everybody', async () => {
    const { asked, writeReview, showReviews } = await open(false);
    expect(await failureOf(writeReview(productId, good))).toMatchObject({ _tag: 'NotSignedIn' });
    await Effect.runPromise(showReviews(productId));
    await Effect.runPromise(showReviews(productId, 2));
    expect(asked).toEqual([
      ['page', productId, 1],
      ['page', productId, 2],
    ]);
  });
});
