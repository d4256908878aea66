import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { ProductNotFound } from '#ports/catalog/product-failures.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { product } from '#test/fixtures.ts';
import { coreOf, type FlatUseCases } from '#test/ui/memory-core.ts';
import { loadProduct } from '#ui/routes/catalog/product-loader.ts';
import { PressedProduct } from '#ui/stores/catalog/pressed-product.ts';

const productId = 'CHP-0102' as ProductId;
const card = product({ productId });
const detail = {
  ...card,
  description: 'Salty.',
  ingredients: 'Corn.',
  allergens: [],
  sizes: [],
  stock: 12,
};

/** A shop that answers as told, counting how often it is asked. */
const shop = (showProduct: FlatUseCases['showProduct']) => {
  const asked: ProductId[] = [];
  const core = coreOf({
    showProduct: (id) => {
      asked.push(id);
      return showProduct(id);
    },
  });
  return { asked, core, pressed: new PressedProduct() };
};

const answering = () => shop(() => Effect.succeed({ product: detail, recommended: [] }));

const openingOf = async (scope: Parameters<typeof loadProduct>[0]) => {
  const load = await loadProduct(scope, productId);
  if (!('is' in load) || load.is !== 'opening') throw new Error('the page waited');
  return load;
};

describe('loadProduct', () => {
  it('opens with what the pressed card knew, and asks for the rest once, when told', async () => {
    const scope = answering();
    scope.pressed.keep(card);
    const load = await openingOf(scope);
    expect(load.known).toBe(card);
    expect(scope.asked).toEqual([]);
    expect(await load.ask()).toEqual({
      is: 'ready',
      value: { product: detail, recommended: [] },
    });
    expect(scope.asked).toEqual([productId]);
  });

  it('waits for everything without a press, after it was opened, and for another product', async () => {
    const scope = answering();
    const whole = { is: 'ready', value: { product: detail, recommended: [] } };
    expect(await loadProduct(scope, productId)).toEqual(whole);
    scope.pressed.keep(card);
    await openingOf(scope);
    expect(await loadProduct(scope, productId)).toEqual(whole);
    scope.pressed.keep(product({ productId: 'POP-0101' as ProductId }));
    expect(await loadProduct(scope, productId)).toEqual(whole);
    expect(await loadProduct({ core: scope.core }, productId)).toEqual(whole);
  });

  it('says what became of the rest: gone, out of reach, broken', async () => {
    const ends = [
      [Effect.fail(new ProductNotFound({ productId })), { is: 'missing' }],
      [
        Effect.fail(new ShopUnreachable({ why: 'offline' })),
        { is: 'failed', tag: 'ShopUnreachable' },
      ],
      [Effect.die(new Error('a bug')), { is: 'failed', tag: 'Defect' }],
    ] as const;
    for (const [end, told] of ends) {
      const scope = shop(() => end);
      scope.pressed.keep(card);
      expect(await (await openingOf(scope)).ask()).toEqual(told);
    }
  });

  it('gives machines the status of a page that could not be filled', async () => {
    const gone = shop(() => Effect.fail(new ProductNotFound({ productId })));
    expect(await loadProduct(gone, productId)).toMatchObject({
      data: { is: 'missing' },
      init: { status: 404 },
    });
  });
});
