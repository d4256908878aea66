import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeCloseMerge, makeRedoMerge, makeUndoMerge } from '#application/cart/switch-merge.ts';
import { placingBegun, withoutOrdered } from '#domain/cart/linked-cart.ts';
import { freshCheckout } from '#domain/checkout/checkout.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { accountOf, device } from '#test/application/cart/account-devices.ts';
import { mix, product } from '#test/arbitraries/cart.ts';
import { makeMemoryAccountCarts } from '#test/doubles/cart/memory-account-carts.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { sara } from '#test/ui/customers.ts';

const { runPromise } = Effect;
const unreachable = new ShopUnreachable({ why: 'offline' });

describe('the cart of a guest', () => {
  it('[CART-19] is sent nowhere', async () => {
    const carts = accountOf();
    const guest = device(carts, [product('CHP-0101', 2)]);
    expect(await runPromise(guest.sync())).toMatchObject({ stored: false });
    await runPromise(guest.sync('leaving'));
    expect([carts.saves, await guest.quantities()]).toEqual([[], [['CHP-0101', 2]]]);
  });
});

describe('the cart of a customer', () => {
  it('[CART-18] [STORE-03] is loaded from the account, its id kept as persistantcartid', async () => {
    const carts = accountOf([product('CHP-0101', 2), mix('MYOMP-30-1', { 'POP-0203': 30 })]);
    const values = new Map<StorageKey, string>();
    const stored = makeStoredCurrentCart(makeMemoryKeyValueStorage(values));
    const laptop = device(carts, [], stored);
    await laptop.signIn();
    expect(await runPromise(laptop.sync())).toMatchObject({ stored: true });
    expect(await laptop.quantities()).toEqual([
      ['CHP-0101', 2],
      ['MYOMP-30-1', 1],
    ]);
    expect(values.get('persistantcartid')).toBe(`cart-of-${sara.id}`);
    // Nothing was new, so nothing was sent; and nothing needs telling.
    expect(carts.saves).toHaveLength(1);
    expect((await laptop.cart()).link?.merge).toBeUndefined();
  });

  it('[CART-19] is saved when it changed, with what it costs, and only then', async () => {
    const carts = accountOf();
    const laptop = device(carts);
    await laptop.signIn();
    await runPromise(laptop.sync());
    expect(carts.saves).toEqual([]);
    await laptop.add(product('CHP-0101', 2));
    await runPromise(laptop.sync());
    await runPromise(laptop.sync());
    expect(carts.saves).toMatchObject([{ lines: [{ id: 'CHP-0101' }], amount: 698, version: 0 }]);
    await laptop.set('CHP-0101', 3);
    await runPromise(laptop.sync('leaving'));
    expect(carts.saves.at(-1)).toMatchObject({ amount: 1047, version: 1, leaving: true });
    await laptop.set('CHP-0101', 0);
    await runPromise(laptop.sync());
    expect(carts.cartOf(sara.id).lines).toEqual([]);
  });

  it('follows the other devices, and their changes at the same time', async () => {
    const carts = accountOf([product('CHP-0101', 2)]);
    const [laptop, phone] = [device(carts), device(carts)];
    for (const each of [laptop, phone]) {
      await each.signIn();
      await runPromise(each.sync());
    }
    await laptop.add(product('POP-0203', 1));
    await laptop.set('CHP-0101', 5);
    await phone.add(product('CHP-0101', 1));
    await phone.add(product('PRZ-0301', 4));
    for (const each of [laptop, phone, laptop]) await runPromise(each.sync());
    const one = [
      ['CHP-0101', 6],
      ['POP-0203', 1],
      ['PRZ-0301', 4],
    ];
    expect(await laptop.quantities()).toEqual(one);
    expect(await phone.quantities()).toEqual(one);
  });

  it('keeps changes made offline, and brings them when the shop is there again', async () => {
    let offline = false;
    const carts = makeMemoryAccountCarts(() =>
      offline ? { failure: unreachable, done: false } : undefined,
    );
    const laptop = device(carts, [product('CHP-0101', 1)]);
    await laptop.signIn();
    await runPromise(laptop.sync());
    offline = true;
    await laptop.add(product('POP-0203', 2));
    expect(await failureOf(laptop.sync())).toBe(unreachable);
    expect(await laptop.quantities()).toHaveLength(2);
    offline = false;
    expect(await runPromise(laptop.sync())).toMatchObject({ stored: true });
    expect(carts.cartOf(sara.id).lines).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
  });

  it('stays when the session ends, and goes on where it was with the next sign-in', async () => {
    const carts = accountOf([product('CHP-0101', 2)]);
    const laptop = device(carts);
    await laptop.signIn();
    await runPromise(laptop.sync());
    await runPromise(laptop.session.clear);
    await laptop.add(product('POP-0203', 1));
    expect(await runPromise(laptop.sync())).toMatchObject({ stored: false });
    await laptop.signIn();
    await runPromise(laptop.sync());
    expect(await laptop.quantities()).toEqual([
      ['CHP-0101', 2],
      ['POP-0203', 1],
    ]);
  });

  it("is not carried into somebody else's account", async () => {
    const carts = accountOf([product('CHP-0101', 2)]);
    const laptop = device(carts);
    await laptop.signIn();
    await runPromise(laptop.sync());
    await runPromise(laptop.session.clear);
    await laptop.add(product('POP-0203', 1));
    await laptop.signIn({ ...sara, id: 'somebody else' });
    await runPromise(laptop.sync());
    expect(await laptop.quantities()).toEqual([['POP-0203', 1]]);
    expect(carts.cartOf(sara.id).lines).toMatchObject([{ id: 'CHP-0101', quantity: 2 }]);
  });

  it('survives a link nobody can read: the lines stay and meet the account again', async () => {
    const record = { version: 1, value: { lines: [], link: { accountId: 7 }, turn: 'odd' } };
    const values = new Map<StorageKey, string>([['crunchcart:v1:cart', JSON.stringify(record)]]);
    const laptop = device(
      accountOf([product('CHP-0101', 2)]),
      [],
      makeStoredCurrentCart(makeMemoryKeyValueStorage(values)),
    );
    await laptop.add(product('POP-0203', 1));
    await laptop.signIn();
    await runPromise(laptop.sync());
    expect(await laptop.quantities()).toEqual([
      ['POP-0203', 1],
      ['CHP-0101', 2],
    ]);
  });
});

describe('an order of the account', () => {
  const order = { quoteId: 'quote-1', orderId: 'CC-1' };
  const ordering = async () => {
    const carts = accountOf([product('CHP-0101', 2)]);
    const [laptop, phone] = [device(carts), device(carts)];
    for (const each of [laptop, phone]) {
      await each.signIn();
      await runPromise(each.sync());
    }
    await runPromise(laptop.currentCart.change((cart) => placingBegun(cart, order.quoteId)));
    const { link, lines } = await laptop.cart();
    const place = () => carts.order(sara.id, { ...order, token: link?.token ?? '' }, lines);
    return { carts, laptop, phone, place };
  };

  it('[ORDER-10] whose answer was lost is heard of with the cart: remembered, and its checkout over', async () => {
    const { carts, laptop, phone, place } = await ordering();
    await runPromise(laptop.checkout.replace({ ...freshCheckout, idempotencyKey: 'a key' }));
    place();
    await phone.add(product('POP-0203', 1));
    await runPromise(phone.sync());
    expect(await runPromise(laptop.sync())).toMatchObject({ stored: true, placed: 'CC-1' });
    expect(await laptop.quantities()).toEqual([['POP-0203', 1]]);
    expect(await runPromise(laptop.memory.placed)).toMatchObject([{ orderId: 'CC-1' }]);
    expect(await runPromise(laptop.checkout.read)).toEqual(freshCheckout);
    expect(await runPromise(laptop.sync())).not.toHaveProperty('placed');
    expect(carts.cartOf(sara.id).lines).toMatchObject([{ id: 'POP-0203', quantity: 1 }]);
  });

  it('[CART-19] that answered brings nothing back: no other device has the goods any more', async () => {
    const { carts, laptop, phone, place } = await ordering();
    place();
    await runPromise(laptop.currentCart.change((cart) => withoutOrdered(cart, order.quoteId)));
    expect(carts.cartOf(sara.id).lines).toEqual([]);
    await runPromise(phone.sync());
    expect(await phone.quantities()).toEqual([]);
    expect(await runPromise(laptop.sync())).toMatchObject({ stored: true });
    expect(await laptop.quantities()).toEqual([]);
  });
});

describe('saved mixes', () => {
  const boxes = async (browser: ReturnType<typeof device>) =>
    (await browser.cart()).lines.map(({ id, productId }) => [id, productId]);

  it('[MERGE-05] [MIX-06] their numbers are never given to a guest’s box, nor to one that gives way later', async () => {
    const carts = accountOf([mix('MYOMP-30-1', { 'CHP-0101': 30 })]);
    carts.saveMix(sara.id, 3);
    const laptop = device(carts, [mix('MYOMP-30-1', { 'POP-0203': 30 })]);
    await laptop.signIn();
    await runPromise(laptop.sync());
    const both = [
      ['MYOMP-30-4', 'MYOMP-30-4'],
      ['MYOMP-30-5', 'MYOMP-30-5'],
    ];
    expect(await boxes(laptop)).toEqual(both);
    await runPromise(makeUndoMerge(laptop.currentCart)());
    expect(await boxes(laptop)).toEqual([both[0]]);
    await runPromise(makeRedoMerge(laptop.currentCart)());
    await runPromise(laptop.sync());

    const phone = device(carts);
    await phone.signIn();
    await runPromise(phone.sync());
    carts.saveMix(sara.id, 8);
    await laptop.add(mix('', { 'PRZ-0301': 30 }));
    await phone.add(mix('', { 'PRZ-0301': 15, 'POP-0203': 15 }));
    for (const each of [laptop, phone, laptop]) await runPromise(each.sync());
    expect(await boxes(phone)).toEqual(await boxes(laptop));
    expect((await boxes(phone)).at(-1)).toEqual(['MYOMP-30-9', 'MYOMP-30-9']);
  });
});

describe('the merge at sign-in', () => {
  const guestCart = [product('CHP-0101', 3), product('POP-0203', 1)];
  const saved = [product('CHP-0101', 2), product('PRZ-0301', 4)];
  const both = [
    ['CHP-0101', 5],
    ['POP-0203', 1],
    ['PRZ-0301', 4],
  ];
  const signedIn = async (carts = accountOf(saved)) => {
    const laptop = device(carts, guestCart);
    await laptop.signIn();
    return { carts, laptop };
  };

  it('[MERGE-11] [CART-10] happens once per sign-in: not on reload, not in the next tab', async () => {
    const { carts, laptop } = await signedIn();
    for (const sync of [laptop.sync, laptop.tab(), laptop.tab(), laptop.sync]) {
      await runPromise(sync());
      expect(await laptop.quantities()).toEqual(both);
    }
    await laptop.signIn();
    await runPromise(laptop.sync());
    expect(await laptop.quantities()).toEqual(both);
    expect(carts.cartOf(sara.id).version).toBe(2);
    expect((await laptop.cart()).turn?.cartMerge).toBe(false);
  });

  it('[MERGE-11] happens once when two tabs ask at the same moment', async () => {
    const { carts, laptop } = await signedIn();
    await Promise.all([laptop.tab(), laptop.tab()].map((sync) => runPromise(sync())));
    expect(await laptop.quantities()).toEqual(both);
    expect(carts.cartOf(sara.id).version).toBe(2);
  });

  it.each([
    ['before it reached the shop', [false]],
    ['when only the answer was lost', [true]],
    ['again and again, with nothing heard', [false, false, true]],
  ])('[MERGE-11] happens once when it failed %s', async (_, faults) => {
    let left: readonly boolean[] = [];
    const carts = makeMemoryAccountCarts((call) => {
      const [done, ...rest] = left;
      if (call === 'read' || done === undefined) return undefined;
      left = rest;
      return { failure: unreachable, done };
    });
    const before = device(carts, saved);
    await before.signIn();
    await runPromise(before.sync());
    const laptop = device(carts, guestCart);
    await laptop.signIn();
    left = faults;
    while (left.length > 0) {
      await runPromise(Effect.exit(laptop.sync()));
    }
    await laptop.add(product('POP-0203', 1));
    await runPromise(laptop.sync());
    expect(await laptop.quantities()).toEqual([both[0], ['POP-0203', 2], both[2]]);
    expect((await laptop.cart()).link?.merge).toMatchObject({ state: 'merged', saved });
  });

  it('is told, taken back exactly and put back, here and in the account', async () => {
    const { carts, laptop } = await signedIn();
    await runPromise(laptop.sync());
    const { currentCart } = laptop;
    const undone = await runPromise(makeUndoMerge(currentCart)());
    expect(undone.lines).toEqual(guestCart);
    await runPromise(laptop.sync());
    expect(carts.cartOf(sara.id).lines).toEqual(guestCart);
    await runPromise(makeRedoMerge(currentCart)());
    await runPromise(laptop.sync());
    expect(await laptop.quantities()).toEqual(both);
    await runPromise(makeCloseMerge(currentCart)());
    await runPromise(makeUndoMerge(currentCart)());
    expect(await laptop.quantities()).toEqual(both);
  });
});
