import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReadCart } from '#application/cart/read-cart.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';
import { memoryShop } from '#test/application/memory-shop.ts';
import { chips, popcorn } from '#test/fixtures.ts';
import { coreOf, type FlatUseCases } from '#test/ui/memory-core.ts';
import { CartStore } from '#ui/stores/cart/cart-store.ts';

/** A cart store over doubles, with what it told the rest of the screen. */
const opened = (
  change: (useCases: Partial<FlatUseCases>) => Partial<FlatUseCases> = (same) => same,
) => {
  const shop = memoryShop();
  const added: [string, number][] = [];
  const refused: ShopFailure['_tag'][] = [];
  const useCases = change({ ...shop, readCart: makeReadCart(shop.cart) });
  const store = new CartStore(coreOf(useCases), {
    added: ({ productId }: ProductSummary, quantity) => added.push([productId, quantity]),
    refused: ({ _tag }) => refused.push(_tag),
  });
  return { shop, store, added, refused };
};

describe('CartStore', () => {
  it('[CART-03] paints a press at once, before the core has answered', async () => {
    const { store } = opened();
    const adding = store.add(chips, 2);
    expect(store.count).toBe(2);
    await adding;
    expect(store.count).toBe(2);
  });

  it('[STORE-10] shows the cart another tab stored, and hears of nothing else', async () => {
    const { store, shop } = opened();
    await Effect.runPromise(shop.addToCart(chips, 4));
    store.hear({ name: 'logout', reason: 'user' });
    await store.allEnded();
    expect(store.count).toBe(0);
    store.hear({ name: 'cartStored' });
    await store.allEnded();
    expect(store.count).toBe(4);
  });

  it('[CART-15] rapid presses add up to one line, none is lost', async () => {
    const { store, shop, added } = opened();
    const presses = [store.add(chips, 1), store.add(chips, 1), store.add(popcorn, 3)];
    expect(store.count).toBe(5);
    await Promise.all(presses);
    expect(store.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['CHP-0001', 2],
      ['POP-0001', 3],
    ]);
    expect((await Effect.runPromise(shop.cart.read)).lines).toEqual(store.lines);
    expect(added).toHaveLength(3);
  });

  it('ends where the stored cart ends, whatever is pressed in whichever order', async () => {
    const press = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), quantity: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ kind: fc.constant('set' as const), quantity: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ kind: fc.constant('remove' as const), quantity: fc.constant(0) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 8 }), async (presses) => {
        const { store, shop } = opened();
        await Promise.all(
          presses.map(({ kind, quantity }) => {
            if (kind === 'add') return store.add(chips, quantity);
            return kind === 'set'
              ? store.setQuantity(chips.productId, quantity)
              : store.remove(chips.productId);
          }),
        );
        expect(store.cart).toEqual(await Effect.runPromise(shop.cart.read));
      }),
      { numRuns: 60 },
    );
  });

  it('[MIX-01] shows what another use case put in while the cart was still being read', async () => {
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    let readings = 0;
    const { store, shop } = opened((useCases) => ({
      ...useCases,
      readCart: () =>
        Effect.gen(function* () {
          const cart = yield* shop.cart.read;
          readings += 1;
          begun.resolve();
          if (readings === 1) yield* Effect.promise(() => go.promise);
          return cart;
        }),
    }));
    const reading = store.read();
    await begun.promise;
    store.replace(await Effect.runPromise(shop.addToCart(chips, 1)));
    go.resolve();
    await reading;
    await store.allEnded();
    expect(store.count).toBe(1);
  });

  it('never shows an answer that does not know of the presses after it', async () => {
    const first = Promise.withResolvers<void>();
    let asked = 0;
    const { store } = opened((useCases) => ({
      ...useCases,
      addToCart: (...wanted) =>
        Effect.gen(function* () {
          asked += 1;
          if (asked === 2) yield* Effect.promise(() => first.promise);
          return yield* useCases.addToCart?.(...wanted) ?? Effect.die('no use case');
        }),
    }));
    const one = store.add(chips, 1);
    const two = store.add(chips, 1);
    await one;
    expect(store.count).toBe(2);
    first.resolve();
    await two;
    expect(store.count).toBe(2);
  });

  it('takes a refused press back and says why', async () => {
    const { store, added, refused } = opened();
    await store.add(popcorn, 1);
    const adding = store.add({ ...chips, available: false }, 1);
    expect(store.count).toBe(2);
    await adding;
    expect(store.count).toBe(1);
    expect(refused).toEqual(['ProductUnavailable']);
    expect(added).toEqual([['POP-0001', 1]]);
  });

  it('[CART-01] [CART-16] changes and removes', async () => {
    const { store } = opened();
    await store.add(chips, 1);
    await store.add(popcorn, 1);
    await store.setQuantity(chips.productId, 7);
    expect(store.count).toBe(8);
    await store.remove(popcorn.productId);
    await store.setQuantity(chips.productId, 0);
    expect(store.lines).toEqual([]);
  });

  it('keeps the line an answer leaves as it was, so that only rows that changed are drawn', async () => {
    const { store } = opened();
    await store.add(chips, 1);
    await store.add(popcorn, 1);
    const [first, second] = store.lines;
    const [one, other] = structuredClone(store.lines);
    if (one === undefined || other === undefined) throw new Error('Two lines were added.');
    store.replace({ ...store.cart, lines: [one, { ...other, quantity: 4 }] });
    expect(store.lines[0]).toBe(first);
    expect(store.lines[1]).toEqual({ ...second, quantity: 4 });
  });

  it('[CART-05] [CART-25] knows its totals and how far free shipping is', async () => {
    const { store } = opened();
    await store.add(chips, 2);
    expect(store.totals).toMatchObject({
      ok: true,
      value: { subTotal: 858, freeShipping: { percent: 57.2, remaining: 642 } },
    });
    store.setThreshold(1000 as Cents);
    expect(store.totals).toMatchObject({ value: { freeShipping: { percent: 85.8 } } });
  });

  it('reads what the browser kept, and a second reading hides nothing', async () => {
    const { store, shop } = opened();
    await Effect.runPromise(shop.addToCart(chips, 4));
    expect(store.reading.is).toBe('idle');
    await store.read();
    expect(store.reading.is).toBe('done');
    expect(store.count).toBe(4);
    const again = store.read();
    expect(store.reading.is).toBe('done');
    await again;
  });
});
