import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeReadCart } from '#application/cart/read-cart.ts';
import { makeAddSavedMixToCart } from '#application/mix/add-saved-mix-to-cart.ts';
import {
  makeCopySavedMix,
  makeRemoveSavedMix,
  makeRenameSavedMix,
} from '#application/mix/change-saved-mix.ts';
import { makeShowSavedMixes, type ShownMix } from '#application/mix/show-saved-mixes.ts';
import type { Cents } from '#domain/money/cents.ts';
import { memorySignIn, signedInAt } from '#test/application/sign-in/memory-sign-in.ts';
import { boxOfThirty } from '#test/arbitraries/mix.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryMixCatalog } from '#test/doubles/mix/memory-mix.ts';
import { makeMemorySavedMixes } from '#test/doubles/mix/memory-saved-mixes.ts';
import { chips, popcorn } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { CartStore } from '#ui/stores/cart/cart-store.ts';
import { SavedMixesStore } from '#ui/stores/mix/saved-mixes-store.ts';

const rules = { ...boxOfThirty, price: 2675 as Cents };

/** The page of a customer with two kept mixes; the popcorn of one can sell out. */
const opened = async () => {
  const shop = memorySignIn();
  await signedInAt(shop);
  const { session } = shop;
  const mixable = new Set<string>([chips.productId, popcorn.productId]);
  const saved = makeMemorySavedMixes({ rules, mixable });
  const keep = (name: string, productId: typeof chips.productId) =>
    Effect.runPromise(
      saved.create('account-1', {
        name,
        contents: [{ productId, quantity: 30 }],
        nonSku: 'ZMYOMP30',
      }),
    );
  await keep('Chips', chips.productId);
  await keep('Popcorn', popcorn.productId);
  const stock = { soldOut: false };
  const mixCatalog = {
    rules: Effect.succeed(rules),
    shelf: Effect.suspend(
      () => makeMemoryMixCatalog(rules, [chips, { ...popcorn, available: !stock.soldOut }]).shelf,
    ),
  };
  const cart = makeMemoryCurrentCart();
  const core = coreOf({
    readCart: makeReadCart(cart),
    showSavedMixes: makeShowSavedMixes(session, saved, mixCatalog),
    renameSavedMix: makeRenameSavedMix(session, saved),
    copySavedMix: makeCopySavedMix(session, saved, cart),
    removeSavedMix: makeRemoveSavedMix(session, saved),
    addSavedMixToCart: makeAddSavedMixToCart({
      signInSession: session,
      savedMixes: saved,
      mixCatalog,
      currentCart: cart,
    }),
  });
  const cartStore = new CartStore(core, { added: () => undefined, refused: () => undefined });
  const store = new SavedMixesStore(core, cartStore);
  await store.read();
  const named = (name: string): ShownMix => {
    const found = store.shown?.mixes.find(({ mix }) => mix.name === name);
    if (found === undefined) throw new Error(`no mix is called ${name}`);
    return found;
  };
  const names = () => store.shown?.mixes.map(({ mix }) => mix.name);
  return { store, saved, stock, cartStore, named, names, keep };
};

describe('SavedMixesStore', () => {
  it('[ROUTE-28] [MIX-03] shows what is kept, and what becomes of it, as it is done', async () => {
    const { store, named, names, cartStore, saved } = await opened();
    expect([names(), store.shown?.packCount]).toEqual([['Popcorn', 'Chips'], 2]);
    expect((await store.rename(named('Chips'), 'Crisps'))?.version).toBe(2);
    expect((await store.copy(named('Crisps')))?.name).toBe('Crisps 2');
    expect([names(), store.shown?.packCount]).toEqual([['Crisps 2', 'Popcorn', 'Crisps'], 3]);
    expect(await store.remove(named('Crisps 2'))).toBe(true);
    expect([names(), store.shown?.packCount]).toEqual([['Popcorn', 'Crisps'], 2]);
    expect(saved.mixes()).toHaveLength(2);
    expect(await store.order(named('Crisps'))).toBe(true);
    expect(cartStore.count).toBe(1);
  });

  it('[MIX-07] [MIX-09] what sold out meanwhile is told, and the page shows it', async () => {
    const { store, named, stock, cartStore } = await opened();
    stock.soldOut = true;
    expect(await store.order(named('Popcorn'))).toBe(false);
    expect(store.doing).toMatchObject({ failure: { _tag: 'MixItemsGone' } });
    expect(named('Popcorn').standing.gone).toHaveLength(1);
    expect([store.shown?.packCount, cartStore.count]).toEqual([1, 0]);
    store.forget();
    expect(store.doing.is).toBe('idle');
  });

  it('[MIX-03] a mix that changed elsewhere is not overwritten, and shown as it is', async () => {
    const { store, named, names, saved } = await opened();
    const chosen = named('Chips');
    await Effect.runPromise(saved.change({ ...chosen.mix, name: 'Theirs' }));
    expect(await store.rename(chosen, 'Mine')).toBe(undefined);
    expect(store.doing).toMatchObject({ failure: { _tag: 'MixChanged' } });
    expect(names()).toEqual(['Popcorn', 'Theirs']);
  });

  it('[MIX-07] an older answer that comes late changes nothing', async () => {
    const shown = (packCount: number) => ({ mixes: [], packCount, shelf: [], rules });
    const answers: ((packCount: number) => void)[] = [];
    const core = coreOf({
      showSavedMixes: () =>
        Effect.promise(() => new Promise<number>((resolve) => answers.push(resolve))).pipe(
          Effect.map(shown),
        ),
    });
    const news = { added: () => undefined, refused: () => undefined };
    const store = new SavedMixesStore(core, new CartStore(core, news));
    const reads = [store.read(), store.read()];
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.(2);
    await reads[1];
    answers[0]?.(1);
    await reads[0];
    expect(store.shown?.packCount).toBe(2);
  });

  it('[MIX-03] one press at a time', async () => {
    const { store, named, names } = await opened();
    const both = await Promise.all([store.copy(named('Chips')), store.copy(named('Chips'))]);
    expect(both.filter((made) => made !== undefined)).toHaveLength(1);
    expect(names()).toEqual(['Chips 2', 'Popcorn', 'Chips']);
  });
});
