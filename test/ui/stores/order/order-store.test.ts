import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeOrdersPlacedHere } from '#application/order/orders-placed-here.ts';
import type { Cents } from '#domain/money/cents.ts';
import { OrderNotFound, OrderUnanswered } from '#ports/order/order-failures.ts';
import { CardDeclined, ChallengeRequired } from '#ports/payment/payment-failures.ts';
import { RequestRefused, ShopFailed, ShopUnreachable } from '#ports/session/call-failures.ts';
import { memoryShop, readyToOrder } from '#test/application/memory-shop.ts';
import { chips } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { OrderStore } from '#ui/stores/order/order-store.ts';
import { PlacedOrderStore } from '#ui/stores/order/placed-order-store.ts';

const offline = new ShopUnreachable({ why: 'offline' });

describe('OrderStore', () => {
  it('[ORDER-07] [ORDER-10] many presses are one order', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    const store = new OrderStore(coreOf(shop));
    const placed = await Promise.all([store.place(), store.place(), store.place()]);
    expect(placed.filter(Boolean)).toHaveLength(1);
    expect(await store.place()).toBeUndefined();
    expect(await Effect.runPromise(shop.memory.placed)).toHaveLength(1);
  });

  it('[PAY-24] a decline is no order, and says which kind of no it was', async () => {
    const shop = memoryShop({
      failures: [new CardDeclined({ group: 'funds', mayRetrySameCard: false })],
    });
    await readyToOrder(shop);
    const store = new OrderStore(coreOf(shop));
    expect(await store.place()).toBeUndefined();
    expect(store.outcome).toMatchObject({
      is: 'refused',
      failure: { _tag: 'CardDeclined', group: 'funds' },
    });
    expect(await Effect.runPromise(shop.memory.placed)).toEqual([]);
  });

  it.each([
    ['no answer', new OrderUnanswered({ because: offline }), true],
    [
      'an error of the shop',
      new OrderUnanswered({ because: new ShopFailed({ reference: 'submittedorder: 500' }) }),
      true,
    ],
    ['a refusal', new RequestRefused({ reference: 'submittedorder: 400' }), false],
    ['no answer before the order was sent', offline, false],
  ])('[ORDER-10] after %s the order may have been placed, or not', async (_, failure, mayBe) => {
    const isUnsent = failure._tag === 'ShopUnreachable';
    const shop = memoryShop(isUnsent ? {} : { failures: [failure] });
    await readyToOrder(shop);
    const { validate } = shop.desk;
    if (isUnsent) Object.assign(shop.desk, { validate: () => Effect.fail(failure) });
    const store = new OrderStore(coreOf(shop));
    await store.place();
    Object.assign(shop.desk, { validate });
    expect(store.outcome?.is === 'unknown').toBe(mayBe);
    await store.place();
    expect(store.outcome?.is).toBe('placed');
    const keys = shop.desk.submissions.map(({ idempotencyKey }) => idempotencyKey);
    if (mayBe) expect(new Set(keys).size).toBe(1);
  });

  it('a changed price is shown before anything is charged, and the next press buys at it', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    shop.shelf[0] = { ...chips, price: 999 as Cents };
    const store = new OrderStore(coreOf(shop));
    expect(await store.place()).toBeUndefined();
    expect(store.outcome).toMatchObject({ failure: { _tag: 'PriceChanged' } });
    const promised = store.quote?.totalAmount;
    expect(promised).toBeGreaterThan(0);
    expect(await store.place()).toBe(store.orderId);
    expect(store.outcome).toMatchObject({ is: 'placed', order: { totalAmount: promised } });
  });
});

describe('OrderStore, beside another tab', () => {
  it('[P-23] goes to the order the other tab placed since this screen opened, to no older one', async () => {
    const shop = memoryShop();
    const email = 'ada@example.com';
    await Effect.runPromise(shop.memory.remember({ orderId: 'CC-OLD', email }));
    const store = new OrderStore(coreOf(shop));
    expect(await store.place()).toBeUndefined();
    expect(store.outcome).toMatchObject({ is: 'refused', failure: { _tag: 'CartEmpty' } });
    await Effect.runPromise(shop.memory.remember({ orderId: 'CC-NEW', email }));
    expect(await store.place()).toBe('CC-NEW');
    expect(store.orderId).toBe('CC-NEW');
  });
});

describe('OrderStore, while the bank asks', () => {
  const opened = async (heard: Promise<void> = Promise.resolve()) => {
    const facts = { orderId: 'CC-1', stepUpUrl: 'http://127.0.0.1:4200/x', accessToken: 't' };
    const shop = memoryShop({ failures: [new ChallengeRequired(facts)] });
    await readyToOrder(shop);
    const withdrawOrder: typeof shop.withdrawOrder = (attempt) =>
      Effect.andThen(
        Effect.promise(() => heard),
        shop.withdrawOrder(attempt),
      );
    const store = new OrderStore(coreOf({ ...shop, withdrawOrder }));
    await store.place();
    expect(store.bank?.failure).toMatchObject({ orderId: 'CC-1' });
    return { shop, store };
  };
  const keys = ({ desk }: { readonly desk: ReturnType<typeof memoryShop>['desk'] }) =>
    desk.submissions.map(({ idempotencyKey }) => idempotencyKey);

  it('[P-22] leaving gives the order up once; a press right after waits until it is over', async () => {
    let hear = (): void => undefined;
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const { shop, store } = await opened(heard);
    store.leaveBank();
    store.leaveBank();
    expect(store.bank).toBeUndefined();
    const again = store.place();
    // Whatever could be sent by now would be the order of before.
    await new Promise(setImmediate);
    expect(keys(shop)).toHaveLength(1);
    hear();
    await again;
    expect(shop.desk.withdrawn).toEqual([keys(shop)[0]]);
    expect(new Set(keys(shop)).size).toBe(2);
  });

  it('[P-22] has nothing to give up before an order was sent', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    const store = new OrderStore(coreOf(shop));
    store.leaveBank();
    await store.place();
    expect(shop.desk.withdrawn).toEqual([]);
    expect(store.outcome?.is).toBe('placed');
  });

  it('[P-22] an answer gives nothing up: the same order goes on', async () => {
    const { shop, store } = await opened();
    store.hearBank();
    store.leaveBank();
    await store.place();
    expect(shop.desk.withdrawn).toEqual([]);
    expect(new Set(keys(shop)).size).toBe(1);
  });
});

describe('PlacedOrderStore', () => {
  it('[D-ROUTE-06] an order that was not placed here is nobody’s business', async () => {
    const shop = memoryShop();
    const store = new PlacedOrderStore(
      coreOf({ ordersPlacedHere: makeOrdersPlacedHere(shop.memory) }),
    );
    await store.read('CC-AAAA-BBBB');
    expect(store.foreign).toBe(true);
    expect(store.order).toBeUndefined();
  });

  it('[ORDER-08] an order placed here is asked for with its e-mail; a failure can be tried again', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    const orderId = (await new OrderStore(coreOf(shop)).place()) ?? '';
    const asked: [string, string][] = [];
    const store = new PlacedOrderStore(
      coreOf({
        ordersPlacedHere: makeOrdersPlacedHere(shop.memory),
        showOrder: (id, email) => {
          asked.push([id, email]);
          return Effect.fail(new OrderNotFound({ orderId: id }));
        },
      }),
    );
    await store.read(orderId);
    await store.read(orderId);
    expect(asked).toEqual([
      [orderId, 'ada@example.com'],
      [orderId, 'ada@example.com'],
    ]);
    expect(store.foreign).toBe(false);
    expect(store.reading).toMatchObject({ failure: { _tag: 'OrderNotFound' } });
  });
});
