import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeHttpCatalog } from '#adapters/http/catalog/http-catalog.ts';
import { makeHttpProductReviews } from '#adapters/http/catalog/http-product-reviews.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { everyProduct } from '#domain/catalog/product-query.ts';
import { answered, failureOf, items, signedIn, testShop } from '#test/adapters/http/fixture.ts';

const { runPromise } = Effect;
const productId = 'CHP-0101' as ProductId;
const onWire = {
  ...{ productId, kind: 'snack', title: 'Chips', brandId: 'b', brand: 'Brand', type: 'chips' },
  ...{ flavor: 'salt', size: '8 oz', price: 4.29, available: true, preOrder: false },
  ...{ imagePath: '/i', tint: { light: '#fff', dark: '#000' }, badges: [] },
};

const shopAnswering = (...data: readonly unknown[]) =>
  testShop({ values: signedIn(), answer: () => items(...data) });

describe('a page of the catalogue, as the storefront answers it', () => {
  const listOf = (...data: readonly unknown[]) => {
    const shop = shopAnswering(...data);
    const catalog = makeHttpCatalog(shop.http, Effect.succeed({ lang: 'es', locationNumber: '7' }));
    return { ...shop, list: catalog.list({ ...everyProduct, page: 3 }) };
  };

  it('[API-011] has its products in cents, their number, and the page that was asked for', async () => {
    const { list, requests } = listOf({ list: [onWire], totalProduct: 73 });
    const page = await runPromise(list);
    expect(page).toMatchObject({ totalProduct: 73, page: 3, pageSize: 36 });
    expect(page.list.map((product) => [product.productId, product.price])).toEqual([
      [productId, 429],
    ]);
    expect(page).not.toHaveProperty('correctedText');
    expect(requests[0]?.body).toMatchObject({ lang: 'es', locationNumber: '7', page: 3 });
  });

  it('tells what was looked for in place of a typing mistake, and which words find something', async () => {
    const told = { correctedText: 'chips', knownWords: ['salt'] };
    expect(await runPromise(listOf({ list: [], totalProduct: 0, ...told }).list)).toMatchObject({
      ...told,
      list: [],
    });
  });
});

describe('reviews, as the storefront answers them', () => {
  const reviewsOf = (...data: readonly unknown[]) => {
    const shop = shopAnswering(...data);
    return { ...shop, reviews: makeHttpProductReviews(shop.http) };
  };
  const reviewed = { productId, title: 'Chips', imagePath: '/i', right: 'may' };
  const words = { stars: 5, title: 'Good', text: 'Very good' } as const;

  it('are a page of a product, by its number', async () => {
    const list = [{ ...words, author: 'Ada', language: 'es', writtenAt: '2026-11-01T00:00:00Z' }];
    const { reviews, requests } = reviewsOf({ list });
    expect(await runPromise(reviews.page(productId, 2))).toEqual({ list });
    expect(requests[0]).toMatchObject({ method: 'GET', query: { productId, page: '2' } });
    expect(await failureOf(reviewsOf().reviews.page(productId, 1))).toMatchObject({
      issue: 'productreviews: answer: empty',
    });
  });

  it('of one’s own are read, written and taken back, each with what is known then', async () => {
    const { reviews, requests } = reviewsOf(reviewed);
    for (const asked of [
      reviews.own('account-1', productId),
      reviews.write('account-1', productId, words),
      reviews.remove('account-1', productId),
    ]) {
      expect(await runPromise(asked)).toEqual(reviewed);
    }
    const about = { accountId: 'account-1', productId };
    expect(requests.map(({ method, query, body }) => [method, query ?? body])).toMatchObject([
      ['GET', about],
      ['POST', { ...about, ...words }],
      ['DELETE', about],
    ]);
    expect(await failureOf(reviewsOf().reviews.own('account-1', productId))).toMatchObject({
      issue: 'ownreview: answer: empty',
    });
  });

  it.each([
    ['NOT_FOUND', 404, { _tag: 'ProductNotFound', productId }],
    ['REVIEW_NOT_OPEN', 409, { _tag: 'ReviewNotOpen' }],
  ])('that are refused with %s say so', async (code, status, failure) => {
    const { http } = testShop({
      values: signedIn(),
      answer: () =>
        answered(status, { responseCode: status, success: false, message: 'No.', code }),
    });
    const { write } = makeHttpProductReviews(http);
    expect(await failureOf(write('account-1', productId, words))).toMatchObject(failure);
  });
});
