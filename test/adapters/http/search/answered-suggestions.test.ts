import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { makeHttpProductFinder } from '#adapters/http/search/http-product-finder.ts';
import { items, testShop } from '#test/adapters/http/fixture.ts';

const onWire = {
  ...{ productId: 'CHP-0101', kind: 'snack', title: 'Salted chips', brandId: 'b', brand: 'Brand' },
  ...{ type: 'chips', typeLabel: 'Chips', flavor: 'salt', flavorLabel: 'Salt', size: '8 oz' },
  ...{ price: 4.29, available: true, preOrder: false, imagePath: '/i', badges: [] },
  tint: { light: '#fff', dark: '#000' },
};
const suggested = (...found: readonly object[]) => {
  const { http } = testShop({ answer: () => items(...found) });
  const place = Effect.succeed({ lang: 'es', locationNumber: '7' } as const);
  return Effect.runPromise(makeHttpProductFinder(http, place).suggest('chipz'));
};

it('[API-041] suggestions are the products found, and the text that was looked for instead', async () => {
  const found = await suggested({ ...onWire, correctedText: 'chips' });
  expect(found).toMatchObject({ text: 'chipz', correctedText: 'chips' });
  expect(found.searches).toContain('salted chips');
  // What was corrected is said once, and of no product.
  expect(found.products).toEqual([{ ...onWire, price: 429 }]);
  expect(await suggested(onWire)).not.toHaveProperty('correctedText');
});
