import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeReorder } from '#application/cart/reorder.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { noMergeTurn } from '#domain/cart/merge-turn.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Order, PlacedLine } from '#domain/order/order.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import { OrderNotFound } from '#ports/order/order-failures.ts';
import type { PlacedOrders } from '#ports/order/order-placement.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { accountOf, device } from '#test/application/cart/account-devices.ts';
import { product as line } from '#test/arbitraries/cart.ts';
import { makeMemoryAccountCarts } from '#test/doubles/cart/memory-account-carts.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryCatalog } from '#test/doubles/catalog/memory-catalog.ts';
import { makeMemoryMixCatalog } from '#test/doubles/mix/memory-mix.ts';
import { makeMemoryShopperMemory } from '#test/doubles/session/memory-shopper-memory.ts';
import { ada, chips, popcorn, product } from '#test/fixtures.ts';
import { sara } from '#test/ui/customers.ts';

const { runPromise } = Effect;
const rules: MixRules = {
  packSize: 30,
  maxPerItem: 30,
  minDistinct: 1,
  nonSku: 'ZMYOMP30',
  price: 1998 as Cents,
  namePattern: 'My Mix {n}',
};
const soldOut = product({ productId: 'PRZ-0001' as ProductId, available: false });
const pack = product({
  productId: 'VP-0001' as ProductId,
  kind: 'variety-pack',
  bundle: { virtualSku: 'V-1', products: [{ productId: 'CHP-0001' as ProductId, quantity: 6 }] },
});
const shelf = [chips, popcorn, soldOut, pack];

const placed = (kind: PlacedLine['kind'], productId: string, quantity: number): PlacedLine => ({
  lineItemNumber: 1,
  kind,
  productId,
  name: `Name of ${productId}`,
  quantity,
  unitPrice: 100 as Cents,
  total: (100 * quantity) as Cents,
});
const box = (quantity: number, contents: Readonly<Record<string, number>>): PlacedLine => ({
  ...placed('mix', 'ZMYOMP30', quantity),
  name: 'Movie night',
  contents: Object.entries(contents).map(([productId, units]) => ({
    productId: productId as ProductId,
    quantity: units,
  })),
});
const orderOf = (lines: readonly PlacedLine[]): Order => ({
  orderId: 'CC-1',
  status: 'DELIVERED',
  payment: 'PAID',
  placedAt: '2026-11-01T10:00:00.000Z',
  contact: { email: 'sara@people.example', phoneNumber: '2145550100' },
  shipping: ada,
  billing: ada,
  lines,
  subTotal: 0 as Cents,
  discount: 0 as Cents,
  shippingCharge: 0 as Cents,
  tax: 0 as Cents,
  totalAmount: 0 as Cents,
  amountDue: 0 as Cents,
});

const ordersWith = (lines: readonly PlacedLine[]): PlacedOrders => ({
  find: (orderId, email) =>
    orderId === 'CC-1' && email === 'sara@people.example'
      ? Effect.succeed(orderOf(lines))
      : Effect.fail(new OrderNotFound({ orderId })),
});

/** A cart at hand that writes down what happens to its flags and lines. */
const watched = (cart: Cart) => {
  const steps: string[] = [];
  const current = makeMemoryCurrentCart(cart);
  const change: CurrentCart['change'] = (next) =>
    Effect.tap(current.change(next), ({ turn, lines }) => {
      const flags = Object.entries(turn ?? {}).flatMap(([name, set]) => (set ? [name] : []));
      steps.push(
        `${flags.join('+') || 'none'}: ${lines.map(({ id, quantity }) => `${id}×${quantity}`)}`,
      );
      return Effect.void;
    });
  return { steps, current: { ...current, change } satisfies CurrentCart };
};

const shopWith = (
  lines: readonly PlacedLine[],
  carts = accountOf(),
  cart: Cart = { lines: [] },
) => {
  const { steps, current } = watched(cart);
  const laptop = device(carts, [], current);
  const mixCatalog = makeMemoryMixCatalog(rules, shelf);
  const orders = ordersWith(lines);
  const catalog = makeMemoryCatalog(shelf);
  const reorder = makeReorder(
    {
      signInSession: laptop.session,
      currentCart: current,
      placedOrders: orders,
      shopperMemory: makeMemoryShopperMemory(),
      catalog,
      mixCatalog,
    },
    laptop.sync,
  );
  return { laptop, reorder, steps };
};

describe('an old order', () => {
  it('[CART-21] comes back by the rules of merging, at today’s prices; what is skipped is named with why', async () => {
    const { laptop, reorder } = shopWith(
      [
        placed('product', 'CHP-0001', 2),
        placed('product', 'PRZ-0001', 1),
        placed('product', 'GONE-1', 4),
        placed('bundle', 'VP-0001', 1),
        box(2, { 'CHP-0001': 18, 'POP-0001': 12 }),
        box(1, { 'CHP-0001': 29, 'PRZ-0001': 1 }),
        box(1, { 'CHP-0001': 12 }),
      ],
      accountOf([line('CHP-0001', 1)]),
    );
    await laptop.signIn();
    await runPromise(laptop.sync());
    const { cart, added, skipped } = await runPromise(reorder('CC-1'));
    expect(cart.lines).toMatchObject([
      { id: 'CHP-0001', quantity: 3 },
      { kind: 'bundle', id: 'VP-0001', quantity: 1, unitPrice: 429 },
      { kind: 'mix', id: 'MYOMP-30-1', quantity: 2, title: 'Movie night', unitPrice: 1998 },
    ]);
    expect(added.map(({ quantity }) => quantity)).toEqual([2, 1, 2]);
    expect(
      skipped.map(({ productId, quantity, because }) => [productId, quantity, because]),
    ).toEqual([
      ['PRZ-0001', 1, 'unavailable'],
      ['GONE-1', 4, 'gone'],
      ['ZMYOMP30', 1, 'mix-items'],
      ['ZMYOMP30', 1, 'mix-rules'],
    ]);
  });

  it('[MERGE-12] [CART-10] waits for the saved cart, which is merged first; the flags say so', async () => {
    const saved = accountOf([line('CHP-0001', 5)]);
    const order = [placed('product', 'CHP-0001', 2)];
    const { laptop, reorder, steps } = shopWith(order, saved, { lines: [line('CHP-0001', 1)] });
    await laptop.signIn();
    await runPromise(reorder('CC-1'));
    const waiting = 'cartMerge+reOrderMergeFlag+cartMergeBeforeReOrder: CHP-0001×1';
    expect(steps).toEqual([
      waiting,
      // The link is made, the merge written down …
      waiting,
      waiting,
      // … merged, and only then the order.
      'reOrderMergeFlag: CHP-0001×6',
      'none: CHP-0001×8',
    ]);
    expect((await laptop.cart()).turn).toEqual(noMergeTurn);
  });

  it('[MERGE-12] adds nothing when the saved cart cannot be merged, and may be asked again', async () => {
    let down = true;
    const failure = new ShopUnreachable({ why: 'offline' });
    const carts = makeMemoryAccountCarts(() => (down ? { failure, done: false } : undefined));
    const { laptop, reorder } = shopWith([placed('product', 'CHP-0001', 2)], carts);
    await laptop.signIn();
    expect(await failureOf(reorder('CC-1'))).toBe(failure);
    expect(await laptop.cart()).toMatchObject({ lines: [], turn: { reOrderMergeFlag: false } });
    down = false;
    await runPromise(reorder('CC-1'));
    expect(await laptop.quantities()).toEqual([['CHP-0001', 2]]);
  });

  it('is its owner’s: by account, or by its e-mail', async () => {
    const { laptop, reorder } = shopWith([placed('product', 'CHP-0001', 2)]);
    expect(await failureOf(reorder('CC-1'))).toMatchObject({ _tag: 'NotSignedIn' });
    expect(await failureOf(reorder('CC-1', 'eve@example.com'))).toMatchObject({
      _tag: 'OrderNotFound',
    });
    expect(await laptop.quantities()).toEqual([]);
    await runPromise(reorder('CC-1', 'sara@people.example'));
    expect(await laptop.quantities()).toEqual([['CHP-0001', 2]]);
    await laptop.signIn({ ...sara, accountContacts: { ...sara.accountContacts } });
    expect(await failureOf(reorder('CC-2'))).toMatchObject({ _tag: 'OrderNotFound' });
  });
});
