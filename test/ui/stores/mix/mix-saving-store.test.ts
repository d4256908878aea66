import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeReadCart } from '#application/cart/read-cart.ts';
import { makeAddMixToCart } from '#application/mix/add-mix-to-cart.ts';
import { makeEditMix } from '#application/mix/edit-mix.ts';
import { makeOpenSavedMix } from '#application/mix/open-saved-mix.ts';
import { makeReadMix } from '#application/mix/read-mix.ts';
import { makeSaveMix } from '#application/mix/save-mix.ts';
import { makeStoreMix } from '#application/mix/store-mix.ts';
import { makeSurpriseMix } from '#application/mix/surprise-mix.ts';
import type { Cents } from '#domain/money/cents.ts';
import { memorySignIn, signedInAt } from '#test/application/sign-in/memory-sign-in.ts';
import { boxOfThirty } from '#test/arbitraries/mix.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryIds } from '#test/doubles/device/memory-ids.ts';
import { makeMemoryCurrentMix, makeMemoryMixCatalog } from '#test/doubles/mix/memory-mix.ts';
import { makeMemorySavedMixes } from '#test/doubles/mix/memory-saved-mixes.ts';
import { chips, popcorn } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { CartStore } from '#ui/stores/cart/cart-store.ts';
import { MixSavingStore } from '#ui/stores/mix/mix-saving-store.ts';
import { MixStore } from '#ui/stores/mix/mix-store.ts';

const rules = { ...boxOfThirty, price: 2675 as Cents };
const soldOut = { ...popcorn, available: false };

/** The builder of a customer; the shop's shelf may differ from the one the page was drawn with. */
const opened = async () => {
  const shop = memorySignIn();
  await signedInAt(shop);
  const { session } = shop;
  const cart = makeMemoryCurrentCart();
  const current = makeMemoryCurrentMix();
  const stock = { shelf: [chips, popcorn] };
  const mixCatalog = {
    rules: Effect.succeed(rules),
    shelf: Effect.suspend(() => makeMemoryMixCatalog(rules, stock.shelf).shelf),
  };
  const mixable = new Set<string>([chips.productId, popcorn.productId]);
  const saved = makeMemorySavedMixes({ rules, mixable });
  const ports = {
    signInSession: session,
    savedMixes: saved,
    mixCatalog,
    currentMix: current,
    currentCart: cart,
  };
  const core = coreOf({
    readCart: makeReadCart(cart),
    readMix: makeReadMix(current),
    storeMix: makeStoreMix(current),
    surpriseMix: makeSurpriseMix(makeMemoryIds()),
    editMix: makeEditMix(cart, mixCatalog, current),
    openSavedMix: makeOpenSavedMix(ports),
    addMixToCart: makeAddMixToCart(ports),
    saveMix: makeSaveMix(ports),
  });
  const cartStore = new CartStore(core, { added: () => undefined, refused: () => undefined });
  const table = async (wish = {}) => {
    const mix = new MixStore(core, cartStore, { rules, shelf: [chips, popcorn] });
    await mix.open(wish);
    return { mix, saving: new MixSavingStore(core, mix) };
  };
  return { ...(await table()), table, saved, stock, cartStore };
};

describe('keeping the box on the table', () => {
  it('[MIX-02] [MIX-03] a box is kept, then changed in its place, then kept once more as a new one', async () => {
    const { mix, saving, saved } = await opened();
    mix.setCount(chips.productId, 30);
    expect(mix.isKept).toBe(false);
    const made = await saving.save();
    expect([made?.id, mix.draft.name, mix.isKept]).toEqual(['MYOMP-30-1', 'My Mix 1', true]);
    mix.rename('Only chips');
    expect(mix.isKept).toBe(false);
    await saving.save();
    expect(saved.mixes()).toMatchObject([{ id: 'MYOMP-30-1', name: 'Only chips', version: 2 }]);
    mix.setCount(chips.productId, 29);
    mix.setCount(popcorn.productId, 1);
    const copy = await saving.save(true);
    expect(copy).toMatchObject({ id: 'MYOMP-30-2', name: 'Only chips 2' });
    expect([saved.mixes().length, mix.draft.saved, mix.draft.name]).toEqual([
      2,
      copy,
      'Only chips 2',
    ]);
  });

  it('[MIX-03] what was changed elsewhere is told once; saving again replaces it', async () => {
    const { mix, saving, saved } = await opened();
    mix.setCount(chips.productId, 30);
    const made = await saving.save();
    if (made === undefined) throw new Error('not kept');
    await Effect.runPromise(saved.change({ ...made, name: 'Theirs' }));
    mix.rename('Mine');
    expect(await saving.save()).toBe(undefined);
    expect(saving.saving).toMatchObject({ failure: { _tag: 'MixChanged' } });
    expect(mix.draft).toMatchObject({ name: 'Mine', saved: { name: 'Theirs', version: 2 } });
    expect(await saving.save()).toMatchObject({ name: 'Mine', version: 3 });
  });

  it('[MIX-07] [MIX-08] what sold out while the box was packed leaves its pockets, whoever finds out', async () => {
    for (const press of ['save', 'add', 'shelf'] as const) {
      const { mix, saving, stock, cartStore } = await opened();
      mix.setCount(chips.productId, 18);
      mix.setCount(popcorn.productId, 12);
      stock.shelf = [chips, soldOut];
      if (press === 'save') await saving.save();
      if (press === 'add') expect(await mix.addToCart()).toBe(false);
      if (press === 'shelf') mix.stock({ rules, shelf: stock.shelf });
      expect([press, mix.toGo, mix.draft.replaceMixItems]).toEqual([
        press,
        12,
        [{ productId: popcorn.productId, quantity: 12 }],
      ]);
      expect(mix.offer.shelf.at(-1)).toMatchObject({ available: false });
      mix.undo();
      expect(mix.countOf(popcorn.productId)).toBe(0);
      mix.setCount(chips.productId, 30);
      expect(await saving.save()).toMatchObject({ id: 'MYOMP-30-1' });
      expect(await mix.addToCart()).toBe(true);
      expect(cartStore.count).toBe(1);
    }
  });
});

describe('opening another box', () => {
  it('[MIX-03] work that is nowhere else is not cleared away unasked', async () => {
    const { mix, saving, table } = await opened();
    mix.setCount(chips.productId, 30);
    await saving.save();
    mix.startOver();
    mix.setCount(popcorn.productId, 3);
    // The very box the work belongs to goes on with it.
    const same = await table({ saved: 'MYOMP-30-1' });
    expect([same.mix.asking, same.mix.bags.length]).toEqual([undefined, 3]);

    const { saved: _, ...own } = same.mix.draft;
    same.mix.draft = own;
    same.mix.setCount(popcorn.productId, 4);
    const wish = { saved: 'MYOMP-30-1' };
    const asked = await table(wish);
    expect([asked.mix.asking, asked.mix.bags.length]).toEqual([wish, 4]);
    await asked.mix.decide(false);
    expect([asked.mix.asking, asked.mix.bags.length]).toEqual([undefined, 4]);
    const again = await table(wish);
    await again.mix.decide(true);
    expect([again.mix.asking, again.mix.bags.length]).toEqual([undefined, 30]);
    expect(again.mix.draft.saved?.id).toBe('MYOMP-30-1');
    // What is kept already needs no word.
    expect((await table({ saved: 'MYOMP-30-9' })).mix).toMatchObject({
      asking: undefined,
      unmet: 'missingMix',
    });
  });
});
