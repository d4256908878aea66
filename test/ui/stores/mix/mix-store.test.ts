import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReadCart } from '#application/cart/read-cart.ts';
import { makeAddMixToCart } from '#application/mix/add-mix-to-cart.ts';
import { makeEditMix } from '#application/mix/edit-mix.ts';
import { makeReadMix } from '#application/mix/read-mix.ts';
import { makeStoreMix } from '#application/mix/store-mix.ts';
import { makeSurpriseMix } from '#application/mix/surprise-mix.ts';
import type { Bags } from '#domain/mix/mix-bags.ts';
import type { Cents } from '#domain/money/cents.ts';
import { boxOfThirty } from '#test/arbitraries/mix.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryIds } from '#test/doubles/device/memory-ids.ts';
import { makeMemoryCurrentMix, makeMemoryMixCatalog } from '#test/doubles/mix/memory-mix.ts';
import { makeMemorySavedMixes } from '#test/doubles/mix/memory-saved-mixes.ts';
import { makeMemorySignInSession } from '#test/doubles/sign-in/memory-sign-in-session.ts';
import { chips, popcorn } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { CartStore } from '#ui/stores/cart/cart-store.ts';
import { MixStore } from '#ui/stores/mix/mix-store.ts';

const rules = { ...boxOfThirty, price: 2675 as Cents };
const gone = { ...popcorn, available: false };

/** The builder over doubles; `reopened` is the same page after a reload. */
const opened = async (shelf = [chips, popcorn]) => {
  const cart = makeMemoryCurrentCart();
  const current = makeMemoryCurrentMix();
  const mixCatalog = makeMemoryMixCatalog(rules, shelf);
  const core = coreOf({
    readCart: makeReadCart(cart),
    readMix: makeReadMix(current),
    storeMix: makeStoreMix(current),
    surpriseMix: makeSurpriseMix(makeMemoryIds()),
    editMix: makeEditMix(cart, mixCatalog, current),
    addMixToCart: makeAddMixToCart({
      currentCart: cart,
      mixCatalog,
      currentMix: current,
      signInSession: makeMemorySignInSession(makeMemoryClock()),
      savedMixes: makeMemorySavedMixes({ rules, mixable: new Set() }),
    }),
  });
  const cartStore = new CartStore(core, { added: () => undefined, refused: () => undefined });
  const fresh = () => new MixStore(core, cartStore, { rules, shelf });
  const reopened = async (wish = {}) => {
    const store = fresh();
    await store.open(wish);
    return store;
  };
  return { store: await reopened(), reopened, fresh, current, cartStore };
};

describe('MixStore', () => {
  it('[MIX-01] a press is painted at once and kept for the next visit', async () => {
    const { store, reopened } = await opened();
    store.setCount(chips.productId, 4);
    expect([store.bags.length, store.toGo, store.flavors]).toEqual([4, 26, 1]);
    expect((await reopened()).bags).toEqual(store.bags);
  });

  it('[MIX-01] undo takes back press by press, whatever was pressed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 12 })), { maxLength: 12 }),
        async (presses) => {
          const { store } = await opened();
          const seen: Bags[] = [store.bags];
          for (const [salty, count] of presses) {
            store.setCount(salty ? chips.productId : popcorn.productId, count);
            if (store.bags !== seen.at(-1)) seen.push(store.bags);
          }
          for (const before of seen.slice(0, -1).reverse()) {
            store.undo();
            expect(store.bags).toEqual(before);
          }
          expect(store.past).toEqual([]);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('[MIX-05] a full box goes into the cart and leaves an empty table; others do not', async () => {
    const { store, cartStore } = await opened();
    store.setCount(chips.productId, 12);
    expect(await store.addToCart()).toBe(false);
    expect(store.adding).toMatchObject({ is: 'failed', failure: { _tag: 'InputRefused' } });
    await store.surprise();
    expect(await store.addToCart()).toBe(true);
    expect(cartStore.count).toBe(1);
    expect(store.bags).toEqual([]);
  });

  it('[MIX-01] flavors stay narrowed while the box is filled; the next box begins with all', async () => {
    const { store } = await opened();
    store.offer.look({
      text: ` ${popcorn.title.slice(0, 5).toUpperCase()}`,
      brandId: popcorn.brandId,
    });
    expect(store.offer.shown).toEqual([popcorn]);
    store.setCount(popcorn.productId, 29);
    expect(await store.addToCart()).toBe(false);
    expect(store.offer.shown).toEqual([popcorn]);
    store.setCount(popcorn.productId, 30);
    expect(await store.addToCart()).toBe(true);
    expect(store.offer.shown).toEqual([chips, popcorn]);
    expect(store.offer.looking.text).toBe('');
  });

  it('[MIX-08] a box of the cart comes back to the table by its line', async () => {
    const { store, reopened, cartStore } = await opened();
    await store.surprise();
    const { bags } = store;
    await store.addToCart();
    const again = await reopened({ edit: cartStore.lines[0]?.id });
    expect([...again.bags].sort()).toEqual([...bags].sort());
    expect((await reopened({ edit: 'MYOMP-30-9' })).unmet).toBe('missingLine');
  });

  it('[MIX-01] a shared box comes on top of the own one, without what is gone', async () => {
    const { store, reopened } = await opened([chips, gone]);
    store.setCount(chips.productId, 2);
    const shared = await reopened({ mix: `${chips.productId}.5~${gone.productId}.3` });
    expect(shared.bags).toHaveLength(5);
    shared.undo();
    expect(shared.bags).toHaveLength(2);
    expect((await reopened({ mix: 'nonsense' })).unmet).toBe('badLink');
  });

  it('[MIX-01] a line that is gone does not cost the box on the table', async () => {
    const { store, reopened, current } = await opened();
    store.setCount(chips.productId, 3);
    const again = await reopened({ edit: 'MYOMP-30-9' });
    await again.decide(true);
    expect([again.unmet, again.bags.length]).toEqual(['missingLine', 3]);
    again.setCount(chips.productId, 4);
    expect((await Effect.runPromise(current.read)).bags).toHaveLength(4);
  });

  it('[MIX-01] presses while the kept box is fetched come on top of it', async () => {
    const { store, reopened, fresh } = await opened();
    store.setCount(chips.productId, 4);
    const late = fresh();
    const opening = late.open({});
    late.setCount(popcorn.productId, 2);
    await opening;
    expect([late.countOf(chips.productId), late.countOf(popcorn.productId)]).toEqual([4, 2]);
    expect((await reopened()).bags).toEqual(late.bags);
  });

  it('[MIX-01] "surprise me" fills a box that is still on its way, with what was pressed meanwhile', async () => {
    const { fresh } = await opened();
    const late = fresh();
    const opening = late.open({});
    late.setCount(popcorn.productId, 1);
    const surprising = late.surprise();
    late.setCount(chips.productId, 2);
    await Promise.all([opening, surprising]);
    expect(late.toGo).toBe(0);
    expect(late.countOf(chips.productId)).toBeGreaterThanOrEqual(2);
  });

  it('[MIX-01] a box on its way into the cart is neither changed nor sent twice', async () => {
    const { store, cartStore } = await opened();
    await store.surprise();
    const adding = store.addToCart();
    store.setCount(chips.productId, 0);
    store.startOver();
    expect(store.toGo).toBe(0);
    expect(await store.addToCart()).toBe(false);
    expect(await adding).toBe(true);
    expect(cartStore.count).toBe(1);
  });

  it('[MIX-01] starting over empties the box, and undo fills it again', async () => {
    const { store } = await opened();
    store.setCount(chips.productId, 3);
    store.startOver();
    expect(store.bags).toEqual([]);
    store.undo();
    expect(store.bags).toHaveLength(3);
  });

  it('[MIX-10] what can be had comes first', async () => {
    const { store } = await opened([gone, chips]);
    expect(store.offer.shelf.map(({ productId }) => productId)).toEqual([
      chips.productId,
      gone.productId,
    ]);
  });

  it('[MIX-04] the price is the shop’s for a box', async () => {
    expect((await opened()).store.price).toBe(2675);
  });
});
