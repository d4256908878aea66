import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeAddMixToCart } from '#application/mix/add-mix-to-cart.ts';
import { makeAddSavedMixToCart } from '#application/mix/add-saved-mix-to-cart.ts';
import {
  makeCopySavedMix,
  makeRemoveSavedMix,
  makeRenameSavedMix,
} from '#application/mix/change-saved-mix.ts';
import { makeOpenSavedMix } from '#application/mix/open-saved-mix.ts';
import { makeReadMix } from '#application/mix/read-mix.ts';
import { makeSaveMix } from '#application/mix/save-mix.ts';
import { makeShowSavedMixes } from '#application/mix/show-saved-mixes.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { emptyMixDraft, type MixDraft } from '#domain/mix/mix-draft.ts';
import type { Cents } from '#domain/money/cents.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { memorySignIn, signedInAt } from '#test/application/sign-in/memory-sign-in.ts';
import { mix } from '#test/arbitraries/cart.ts';
import { boxOfThirty } from '#test/arbitraries/mix.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryCurrentMix, makeMemoryMixCatalog } from '#test/doubles/mix/memory-mix.ts';
import { makeMemorySavedMixes } from '#test/doubles/mix/memory-saved-mixes.ts';
import { chips, popcorn } from '#test/fixtures.ts';

const run = Effect.runPromise;
const failureOf = <Failure>(effect: Effect.Effect<unknown, Failure>) => run(Effect.flip(effect));
const rules = { ...boxOfThirty, price: 2675 as Cents };

/** A customer's boxes on doubles; the popcorn can be sold out. */
const opened = async (parts: { cart?: Cart; guest?: true } = {}) => {
  const shop = memorySignIn();
  if (parts.guest !== true) await signedInAt(shop);
  const { session } = shop;
  const mixable = new Set<string>([chips.productId, popcorn.productId]);
  const saved = makeMemorySavedMixes({ rules, mixable });
  const stock = { soldOut: false };
  const mixCatalog = {
    rules: Effect.succeed(rules),
    shelf: Effect.suspend(
      () => makeMemoryMixCatalog(rules, [chips, { ...popcorn, available: !stock.soldOut }]).shelf,
    ),
  };
  const cart = makeMemoryCurrentCart(parts.cart ?? emptyCart);
  const current = makeMemoryCurrentMix();
  const ports = {
    signInSession: session,
    savedMixes: saved,
    mixCatalog,
    currentMix: current,
    currentCart: cart,
  };
  return {
    saved,
    stock,
    cart,
    read: makeReadMix(current),
    show: makeShowSavedMixes(session, saved, mixCatalog),
    open: makeOpenSavedMix(ports),
    save: makeSaveMix(ports),
    rename: makeRenameSavedMix(session, saved),
    copy: makeCopySavedMix(session, saved, cart),
    remove: makeRemoveSavedMix(session, saved),
    order: makeAddSavedMixToCart(ports),
    add: makeAddMixToCart(ports),
    withoutList: makeAddMixToCart({
      ...ports,
      savedMixes: {
        ...saved,
        list: () => Effect.fail(new ShopUnreachable({ why: 'offline' })),
      },
    }),
  };
};

const box = (chipsCount: number, more: Partial<MixDraft> = {}): MixDraft => ({
  ...emptyMixDraft,
  bags: [
    ...Array<ProductId>(chipsCount).fill(chips.productId),
    ...Array<ProductId>(30 - chipsCount).fill(popcorn.productId),
  ],
  ...more,
});

describe('saved mixes', () => {
  it('[MIX-02] a customer saves a full box; a guest is told to sign in', async () => {
    const { save, saved } = await opened();
    const mix = await run(save(box(12, { name: ' Movie night ' })));
    expect(mix).toMatchObject({ id: 'MYOMP-30-1', name: 'Movie night', version: 1 });
    expect(saved.mixes()).toEqual([mix]);
    const guest = await opened({ guest: true });
    expect(await failureOf(guest.save(box(12)))).toMatchObject({ _tag: 'NotSignedIn' });
    expect(guest.saved.mixes()).toEqual([]);
    for (const asked of [guest.show(), guest.open('MYOMP-30-1'), guest.order('MYOMP-30-1')]) {
      expect(await failureOf(asked as Effect.Effect<unknown, { _tag: string }>)).toMatchObject({
        _tag: 'NotSignedIn',
      });
    }
  });

  it('[MIX-02] [MIX-05] [MIX-08] what is not full, badly named or gone is not saved', async () => {
    const { save, saved, stock } = await opened();
    const short = { ...box(12), bags: box(12).bags.slice(1) };
    expect(await failureOf(save(short))).toMatchObject({
      problems: { mix: { key: 'mix.missing', values: { count: 1 } } },
    });
    expect(await failureOf(save(box(12, { name: '<b>' })))).toMatchObject({
      problems: {
        mixName: { key: 'text.characters', values: { field: 'mixName', characters: '< >' } },
      },
    });
    stock.soldOut = true;
    expect(await failureOf(save(box(12)))).toMatchObject({
      _tag: 'MixItemsGone',
      productIds: [popcorn.productId],
    });
    expect(saved.mixes()).toEqual([]);
  });

  it('[MIX-06] numbers of cart and saved mixes are one row', async () => {
    const inCart = { lines: [mix('MYOMP-30-4', { a: 30 })] };
    const { save, add, order } = await opened({ cart: inCart });
    expect((await run(save(box(12)))).id).toBe('MYOMP-30-5');
    const cart = await run(add(box(13)));
    expect(cart.lines.map(({ id }) => id)).toEqual(['MYOMP-30-4', 'MYOMP-30-6']);
    const ordered = await run(order('MYOMP-30-5'));
    expect(ordered.lines.map(({ id }) => id)).toContain('MYOMP-30-7');
  });

  it('[MIX-06] a list that cannot be had keeps nobody from buying', async () => {
    const { withoutList } = await opened();
    expect((await run(withoutList(box(12)))).lines).toHaveLength(1);
  });

  it('[MIX-03] a kept box is opened, changed in its place, copied, renamed and removed', async () => {
    const shop = await opened();
    const first = await run(shop.save(box(12, { name: 'Movie night' })));
    const draft = await run(shop.open(first.id));
    expect(await run(shop.read())).toEqual(draft);
    const changed = await run(shop.save({ ...draft, bags: box(20).bags }));
    expect(changed).toMatchObject({ id: first.id, version: 2, name: 'Movie night' });
    const copy = await run(shop.copy(changed));
    expect(copy).toMatchObject({ name: 'Movie night 2', contents: changed.contents });
    const named = await run(shop.rename(copy, ' Film '));
    expect([named.name, named.id]).toEqual(['Film', copy.id]);
    expect(await failureOf(shop.rename(named, ' '))).toMatchObject({
      problems: { mixName: { key: 'required.mixName' } },
    });
    expect(await failureOf(shop.rename(changed, 'film'))).toMatchObject({ _tag: 'MixNameTaken' });
    await run(shop.remove(first.id));
    await run(shop.remove(first.id));
    expect(shop.saved.mixes()).toEqual([named]);
    expect(await failureOf(shop.open(first.id))).toMatchObject({ _tag: 'MixNotFound' });
  });

  it('[MIX-03] a box that was removed elsewhere is saved anew; one that was changed is not lost', async () => {
    const shop = await opened();
    const first = await run(shop.save(box(12, { name: 'Movie night' })));
    const draft = await run(shop.open(first.id));
    const theirs = await run(shop.rename(first, 'Theirs'));
    const mine = { ...draft, bags: box(20).bags };
    expect(await failureOf(shop.save(mine))).toMatchObject({
      _tag: 'MixChanged',
      current: theirs,
    });
    await run(shop.remove(first.id));
    expect(await run(shop.save(mine))).toMatchObject({ id: 'MYOMP-30-2', name: 'Movie night' });
  });

  it('[MIX-09] [ROUTE-28] the list says what can be ordered; what cannot is not', async () => {
    const shop = await opened();
    const mixed = await run(shop.save(box(12)));
    const plain = await run(shop.save(box(30, { name: 'Only chips' })));
    const before = await run(shop.show());
    expect(before.packCount).toBe(2);
    expect(before.mixes.map(({ mix }) => mix)).toEqual([plain, mixed]);
    expect(before.mixes[0]?.standing).toEqual({ gone: [], outgrown: false, price: 2675 });
    shop.stock.soldOut = true;
    const { mixes, packCount } = await run(shop.show());
    expect(packCount).toBe(1);
    expect(mixes[1]?.standing.gone).toEqual([{ productId: popcorn.productId, quantity: 18 }]);
    expect(await failureOf(shop.order(mixed.id))).toMatchObject({ _tag: 'MixItemsGone' });
    expect((await run(shop.order(plain.id))).lines).toMatchObject([
      { title: 'Only chips', unitPrice: 2675, nonSku: 'ZMYOMP30', quantity: 1 },
    ]);
    expect((await run(shop.order(plain.id))).lines).toMatchObject([{ quantity: 2 }]);
  });

  it('[MIX-08] an open kept box without what is gone cannot be saved before it is full again', async () => {
    const shop = await opened();
    const kept = await run(shop.save(box(12)));
    shop.stock.soldOut = true;
    const draft = await run(shop.open(kept.id));
    expect(draft.replaceMixItems).toEqual([{ productId: popcorn.productId, quantity: 18 }]);
    expect(await failureOf(shop.save(draft))).toMatchObject({ _tag: 'InputRefused' });
    const repaired = { ...draft, bags: box(30).bags };
    expect(await run(shop.save(repaired))).toMatchObject({ id: kept.id, version: 2 });
  });
});
