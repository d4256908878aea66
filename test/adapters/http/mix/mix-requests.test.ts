import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { makeHttpMixCatalog } from '#adapters/http/mix/http-mix-catalog.ts';
import { makeHttpSavedMixes } from '#adapters/http/mix/http-saved-mixes.ts';
import { failureOf, items, signedIn, testShop } from '#test/adapters/http/fixture.ts';

const productOf = (number: number) => ({
  ...{ productId: `CHP-${String(number).padStart(4, '0')}`, kind: 'snack', title: 'Chips' },
  ...{ brandId: 'b', brand: 'Brand', type: 'chips', flavor: 'salt', size: '1 oz', price: 1 },
  ...{ available: true, preOrder: false, imagePath: '/i', badges: [] },
  tint: { light: '#fff', dark: '#000' },
});
/** Pages of so many products each, asked for one by one. */
const shelfOf = async (...sizes: readonly number[]) => {
  const left = [...sizes];
  const { http, requests } = testShop({
    answer: () => items(...Array.from({ length: left.shift() ?? 0 }, (_, at) => productOf(at + 1))),
  });
  const { shelf } = makeHttpMixCatalog(http, Effect.succeed({ lang: 'en-us' }));
  return { found: (await Effect.runPromise(shelf)).length, asked: requests.length };
};

it('a shelf is asked for page by page until one is not full', async () => {
  expect(await shelfOf(35)).toEqual({ found: 35, asked: 1 });
  expect(await shelfOf(36, 4)).toEqual({ found: 40, asked: 2 });
  expect(await shelfOf(36, 36)).toEqual({ found: 72, asked: 3 });
  expect(await shelfOf()).toEqual({ found: 0, asked: 1 });
});

it('a new mix says above which number it is to be, but no number that was invented', async () => {
  const above = async (number?: number) => {
    const { http, requests } = testShop({ values: signedIn(), answer: () => items() });
    const wish = { name: 'Mine', contents: [], nonSku: 'Z-30', ...(number && { above: number }) };
    await failureOf(makeHttpSavedMixes(http).create('account-1', wish));
    return Object(requests[0]?.body)['above'];
  };
  expect(await above()).toBe(0);
  expect(await above(7)).toBe(7);
  expect(await above(1_000_000_000)).toBe(1_000_000_000);
  expect(await above(1_000_000_001)).toBeUndefined();
});
