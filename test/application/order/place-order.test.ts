import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { freshCheckout } from '#domain/checkout/checkout.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import {
  AlreadyOrdered,
  AttemptOver,
  AttemptReused,
  OrderInProgress,
  OrderUnanswered,
  QuoteRefused,
} from '#ports/order/order-failures.ts';
import { CardDeclined, PaymentRefused } from '#ports/payment/payment-failures.ts';
import { ShopFailed, ShopUnreachable } from '#ports/session/call-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { adasCard, adasShipping, memoryShop, readyToOrder } from '#test/application/memory-shop.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { chips, popcorn } from '#test/fixtures.ts';

const unreachable = new OrderUnanswered({ because: new ShopUnreachable({ why: 'offline' }) });
const failed = new OrderUnanswered({
  because: new ShopFailed({ reference: 'submittedorder: 500 INTERNAL' }),
});
const told = { reference: 'submittedorder: 400' };
const declined = (group: 'funds' | 'temporary') =>
  new CardDeclined({ group, mayRetrySameCard: group === 'temporary' });

describe('placeOrder', () => {
  it('[ORDER-07] [CHK-07] gives an order, empties cart and checkout, remembers the order', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    const order = await Effect.runPromise(shop.place());
    // 2 × 4.29 + 4.99 shipping + 6 % tax of 8.58
    expect(order).toEqual({
      orderId: 'CC-1',
      status: 'SUBMITTED',
      payment: 'PAID',
      totalAmount: 858 + 499 + 51,
    });
    expect(await Effect.runPromise(shop.cart.read)).toEqual(emptyCart);
    expect(await Effect.runPromise(shop.checkout.read)).toEqual(freshCheckout);
    expect(await Effect.runPromise(shop.memory.placed)).toEqual([
      { orderId: 'CC-1', email: 'ada@example.com', tempUserID: expect.any(String) },
    ]);
  });

  it('[CHK-18] one secret goes with every question about an order, and the next order has another', async () => {
    const shop = memoryShop();
    for (const _ of [1, 2]) {
      await readyToOrder(shop);
      await Effect.runPromise(shop.place());
      expect((await Effect.runPromise(shop.checkout.read)).tempUserID).toBeUndefined();
    }
    const [one, other] = shop.desk.submissions.map(({ draft }) => draft.tempUserID);
    expect(one).not.toBe(other);
    expect(new Set(shop.desk.validated.map(({ tempUserID }) => tempUserID))).toEqual(
      new Set([one, other]),
    );
    const placed = await Effect.runPromise(shop.memory.placed);
    expect(placed.map(({ tempUserID }) => tempUserID)).toEqual([other, one]);
  });

  it('[PAY-04] sends the token, its session and the name, and a draft the shop can price', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    await Effect.runPromise(shop.place());
    const [submission] = shop.desk.submissions;
    expect(submission).toMatchObject({
      payment: {
        kind: 'new-card',
        nameOnCard: 'Ada Lovelace',
        given: { transientToken: 'token-1', paymentSessionId: 'payment-session-1' },
      },
    });
    expect(submission?.draft.lines.products).toMatchObject([
      { lineItemNumber: 1, productId: 'CHP-0001', quantity: 2, unitPrice: 429, total: 858 },
    ]);
    expect(submission?.draft).toMatchObject({
      contact: { email: 'ada@example.com', phoneNumber: '2145550100' },
      billing: { city: 'Plano', state: 'TX' },
    });
  });

  it('[P-23] [ORDER-10] a double press is one order with one answer', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    const [one, two] = await Promise.all([
      Effect.runPromise(shop.place()),
      Effect.runPromise(shop.place()),
    ]);
    expect(one).toEqual(two);
    expect(shop.desk.submissions).toHaveLength(1);
  });

  it('[ORDER-10] an attempt whose end is unknown is sent again as it was', async () => {
    const failures = [unreachable, new OrderInProgress({ retryAfterMs: 1 }), failed];
    const shop = memoryShop({ failures });
    await readyToOrder(shop);
    for (const tag of ['OrderUnanswered', 'OrderInProgress', 'OrderUnanswered']) {
      const ended = await failureOf(shop.attemptOrder());
      expect(ended._tag === 'NotPlaced' && ended.failure._tag).toBe(tag);
    }
    await Effect.runPromise(shop.place());
    const [first, ...others] = shop.desk.submissions;
    expect(others).toHaveLength(3);
    for (const other of others) expect(other).toEqual(first);
    expect(shop.desk.orders.size).toBe(1);
  });

  it('[ORDER-10] keeps the attempt’s key across a closed tab, and asks for the payment again', async () => {
    const values = new Map<StorageKey, string>();
    const stored = () => {
      const storage = makeMemoryKeyValueStorage(values);
      return {
        currentCart: makeStoredCurrentCart(storage),
        currentCheckout: makeStoredCurrentCheckout(storage),
      };
    };
    const before = memoryShop({ ...stored(), failures: [unreachable] });
    await readyToOrder(before);
    await failureOf(before.place());
    const after = memoryShop(stored());
    expect(await failureOf(after.place())).toMatchObject({ missing: 'payment' });
    const reopened = await Effect.runPromise(after.checkout.read);
    expect(reopened.idempotencyKey).toBe(before.desk.submissions[0]?.idempotencyKey);
    expect(reopened.paymentInfo.transientToken).toBeUndefined();
  });

  it('[P-23] a second tab joins the attempt of the first, and ends with it', async () => {
    const values = new Map<StorageKey, string>();
    const { desk } = memoryShop({ failures: [unreachable] });
    const tab = () => {
      const storage = makeMemoryKeyValueStorage(values);
      return memoryShop({
        currentCart: makeStoredCurrentCart(storage),
        currentCheckout: makeStoredCurrentCheckout(storage),
        desk,
      });
    };
    const one = tab();
    const two = tab();
    await readyToOrder(one);
    await Effect.runPromise(two.startPayment());
    await Effect.runPromise(two.completePayment(adasCard));
    await failureOf(one.place());
    await Effect.runPromise(two.place());
    const [first, second] = desk.submissions;
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(desk.orders.size).toBe(1);
    expect((await failureOf(one.place()))._tag).toBe('CartEmpty');
  });

  it('[P-29] [CHK-25] shows a new price before anything is charged, then charges it', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    shop.shelf[0] = { ...chips, price: 500 as Cents };
    const failure = await failureOf(shop.place());
    expect(failure).toMatchObject({
      _tag: 'PriceChanged',
      oldTotal: 1408,
      quote: { totalAmount: 1000 + 499 + 60 },
    });
    expect(shop.desk.submissions).toEqual([]);
    const cart = await Effect.runPromise(shop.cart.read);
    expect(cart.lines[0]?.unitPrice).toBe(500);
    expect(cart.tax?.totalTax).toBe(60);
    expect(await Effect.runPromise(shop.place())).toMatchObject({ totalAmount: 1559 });
  });

  it('[P-29] a price that moves while the order is under way ends the attempt', async () => {
    const shop = memoryShop({ failures: [unreachable] });
    await readyToOrder(shop);
    await failureOf(shop.place());
    shop.shelf[0] = { ...chips, price: 400 as Cents };
    expect(await failureOf(shop.place())).toMatchObject({ _tag: 'PriceChanged' });
    await Effect.runPromise(shop.place());
    const keys = shop.desk.submissions.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('[CHK-25] [P-30] sends nothing when items ran out', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    shop.shelf[0] = { ...chips, stock: 1 };
    expect(await failureOf(shop.place())).toMatchObject({
      _tag: 'ItemsUnavailable',
      because: 'stock',
      items: [{ productId: 'CHP-0001', requested: 2, available: 1 }],
    });
    expect(shop.desk.submissions).toEqual([]);
  });

  it('[CHK-22] sends nothing when items cannot go to the zip', async () => {
    const gone: string[] = [];
    const shop = memoryShop({ refusedFor: () => gone });
    await readyToOrder(shop);
    gone.push('CHP-0001');
    expect(await failureOf(shop.place())).toMatchObject({
      _tag: 'ItemsUnavailable',
      because: 'zip',
      items: [{ productId: 'CHP-0001', title: 'Sea Salt Chips' }],
    });
    expect(shop.desk.submissions).toEqual([]);
  });

  it('[P-19] [PAY-24] a decline ends the attempt, asks for a card again and is told', async () => {
    const shop = memoryShop({ failures: [declined('funds')] });
    await readyToOrder(shop);
    await failureOf(shop.place());
    const checkout = await Effect.runPromise(shop.checkout.read);
    expect(checkout.formStatus).toMatchObject({ activeForm: 1, paymentCompleted: false });
    expect(checkout.idempotencyKey).toBeUndefined();
    expect(checkout.paymentInfo.transientToken).toBeUndefined();
    expect((await Effect.runPromise(shop.cart.read)).lines).toHaveLength(1);
    expect(shop.telemetry.recorded).toContainEqual({
      kind: 'failure',
      name: 'payment_failure',
      details: { reason: 'funds' },
    });
    await Effect.runPromise(shop.completePayment(adasCard));
    await Effect.runPromise(shop.place());
    const keys = shop.desk.submissions.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('a passing trouble at the bank keeps the card, but not the key', async () => {
    const shop = memoryShop({ failures: [declined('temporary')] });
    await readyToOrder(shop);
    await failureOf(shop.place());
    await Effect.runPromise(shop.place());
    const [first, second] = shop.desk.submissions;
    expect(second?.payment).toEqual(first?.payment);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('a refused payment must be made again', async () => {
    const shop = memoryShop({ failures: [new PaymentRefused(told)] });
    await readyToOrder(shop);
    await failureOf(shop.place());
    expect(await failureOf(shop.place())).toMatchObject({ missing: 'payment' });
  });

  it('[P-25] a key that was used for another order keeps guarding', async () => {
    const shop = memoryShop({ failures: [new AttemptReused(told)] });
    await readyToOrder(shop);
    await failureOf(shop.place());
    await Effect.runPromise(shop.place());
    const keys = shop.desk.submissions.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  const earlier = (totalAmount: number) =>
    new AlreadyOrdered({
      order: {
        orderId: 'CC-EARLIER',
        status: 'SUBMITTED',
        payment: 'PAID',
        totalAmount: totalAmount as Cents,
      },
    });

  it('[P-23] an order that was placed unheard is this order: shown, remembered, cart emptied', async () => {
    const shop = memoryShop({ failures: [earlier(1408)] });
    await readyToOrder(shop);
    expect(await Effect.runPromise(shop.place())).toMatchObject({ orderId: 'CC-EARLIER' });
    expect(await Effect.runPromise(shop.cart.read)).toEqual(emptyCart);
    expect(await Effect.runPromise(shop.memory.placed)).toEqual([
      { orderId: 'CC-EARLIER', email: 'ada@example.com', tempUserID: expect.any(String) },
    ]);
  });

  it('[P-23] with another cart meanwhile the shopper is told, and the next press is another order', async () => {
    const shop = memoryShop({ failures: [earlier(999)] });
    await readyToOrder(shop);
    expect(await failureOf(shop.place())).toMatchObject({
      _tag: 'AlreadyOrdered',
      order: { orderId: 'CC-EARLIER' },
    });
    expect((await Effect.runPromise(shop.cart.read)).lines).toHaveLength(1);
    expect(await Effect.runPromise(shop.memory.placed)).toMatchObject([{ orderId: 'CC-EARLIER' }]);
    expect(await Effect.runPromise(shop.place())).toMatchObject({ orderId: 'CC-1' });
    const [first, second] = shop.desk.submissions;
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('[P-25] an attempt that failed unheard gives way at once to one with a key of its own', async () => {
    const shop = memoryShop({ failures: [new AttemptOver()] });
    await readyToOrder(shop);
    expect(await Effect.runPromise(shop.place())).toMatchObject({ orderId: 'CC-1' });
    const keys = shop.desk.submissions.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('a refused quote is asked for anew', async () => {
    const shop = memoryShop({ failures: [new QuoteRefused({ because: 'expired' })] });
    await readyToOrder(shop);
    await failureOf(shop.place());
    await Effect.runPromise(shop.place());
    const quotes = shop.desk.submissions.map(({ quoteId }) => quoteId);
    expect(new Set(quotes).size).toBe(2);
  });

  it('[P-34] a token about to run out is not sent; the payment is asked for again', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    shop.clock.advance(900_000 - 29_000);
    expect(await failureOf(shop.place())).toMatchObject({ _tag: 'PaymentSessionExpired' });
    expect(await failureOf(shop.place())).toMatchObject({ missing: 'payment' });
    expect(shop.desk.submissions).toEqual([]);
  });

  it.each([-7, -1, 1, 7])(
    '[P-34] a clock %i hours off pays, and its token still runs out',
    async (hours) => {
      const serverAhead = hours * 3_600_000;
      const paying = memoryShop({ serverAhead });
      await readyToOrder(paying);
      expect(await Effect.runPromise(paying.place())).toMatchObject({ payment: 'PAID' });
      const late = memoryShop({ serverAhead });
      await readyToOrder(late);
      late.clock.advance(900_000 - 29_000);
      expect(await failureOf(late.place())).toMatchObject({ _tag: 'PaymentSessionExpired' });
    },
  );

  it('[P-34] an attempt under way is asked about however old its token is', async () => {
    const shop = memoryShop({ failures: [unreachable] });
    await readyToOrder(shop);
    await failureOf(shop.place());
    shop.clock.advance(3_600_000);
    await Effect.runPromise(shop.place());
    expect(shop.desk.submissions[1]).toEqual(shop.desk.submissions[0]);
  });

  it('[P-23] joins the attempt another tab began while this one was checking', async () => {
    const shop = memoryShop();
    const { checkout, desk } = shop;
    const validate = desk.validate;
    const beginElsewhere = Effect.flatMap(checkout.read, (read) =>
      checkout.replace({ ...read, idempotencyKey: 'key-of-the-other-tab' }),
    );
    await readyToOrder(shop);
    Object.assign(desk, {
      validate: (draft: Parameters<typeof validate>[0]) =>
        Effect.tap(validate(draft), () => beginElsewhere),
    });
    await Effect.runPromise(shop.place());
    expect(desk.submissions[0]?.idempotencyKey).toBe('key-of-the-other-tab');
  });

  it('[CHK-01] refuses before shipping and payment are done, and an empty cart', async () => {
    const shop = memoryShop();
    expect(await failureOf(shop.place())).toMatchObject({ _tag: 'CartEmpty' });
    await Effect.runPromise(shop.addToCart(chips, 1));
    expect(await failureOf(shop.place())).toMatchObject({ missing: 'shipping' });
    await Effect.runPromise(shop.completeShipping(adasShipping));
    expect(await failureOf(shop.place())).toMatchObject({ missing: 'payment' });
  });

  it('refuses a line above its limit', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    await Effect.runPromise(shop.addToCart(chips, 99));
    expect(await failureOf(shop.place())).toEqual(
      expect.objectContaining({ _tag: 'QuantityRefused', lineId: 'CHP-0001', limit: 99 }),
    );
  });

  it('a cart changed in between is priced again before it is ordered', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    await Effect.runPromise(shop.addToCart(popcorn, 1));
    expect(await failureOf(shop.place())).toMatchObject({ _tag: 'PriceChanged' });
  });
});
