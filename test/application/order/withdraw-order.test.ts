import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import { makeWithdrawOrder } from '#application/order/withdraw-order.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { AttemptOver } from '#ports/order/order-failures.ts';
import { ChallengeRequired } from '#ports/payment/payment-failures.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import {
  adasCard,
  type MemoryShop,
  memoryShop,
  readyToOrder,
} from '#test/application/memory-shop.ts';
import { onScreen } from '#test/application/placing.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import type { MemoryOrderDesk } from '#test/doubles/order/memory-order-desk.ts';

const asked = new ChallengeRequired({
  orderId: 'CC-1',
  stepUpUrl: 'http://127.0.0.1:4200/challenge/step-up',
  accessToken: 'token-of-the-bank',
});
/** The outcome of a press after which the bank asks. */
const bankAsks = async (shop: MemoryShop) => {
  const outcome = await Effect.runPromise(shop.placeOrder(onScreen));
  if (outcome.is !== 'waiting-for-bank') throw new Error(outcome.is);
  expect(outcome.failure).toMatchObject({ _tag: 'ChallengeRequired' });
  return outcome.attempt;
};
const waiting = async () => {
  const shop = memoryShop({ failures: [asked] });
  await readyToOrder(shop);
  return { shop, attempt: await bankAsks(shop) };
};

describe('withdrawOrder', () => {
  it('[P-22] gives the attempt up; the next press is another one with the same card', async () => {
    const { shop, attempt } = await waiting();
    await Effect.runPromise(shop.withdrawOrder(attempt));
    const [first] = shop.desk.submissions;
    expect(shop.desk.withdrawn).toEqual([first?.idempotencyKey]);
    await Effect.runPromise(shop.place());
    const [, second] = shop.desk.submissions;
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(second?.payment).toEqual(first?.payment);
  });

  it.each([
    ['the shop does not answer', Effect.fail(new ShopUnreachable({ why: 'offline' }))],
    ['the order has gone on', Effect.succeed(false)],
  ])(
    '[P-22] keeps the attempt when %s: the next press asks for the same order',
    async (_, told) => {
      const { shop, attempt } = await waiting();
      const withdraw = makeWithdrawOrder(shop.checkout, { ...shop.desk, withdraw: () => told });
      await Effect.runPromiseExit(withdraw(attempt));
      await Effect.runPromise(shop.place());
      const [first, second] = shop.desk.submissions;
      expect(second).toEqual(first);
    },
  );

  it('[P-22] leaves the next attempt of another tab alone', async () => {
    const { shop, attempt } = await waiting();
    const withdraw = makeWithdrawOrder(shop.checkout, {
      ...shop.desk,
      withdraw: () =>
        Effect.gen(function* () {
          const now = yield* shop.checkout.read;
          yield* shop.checkout.replace({ ...now, idempotencyKey: 'of another tab' });
          return true;
        }),
    });
    await Effect.runPromise(withdraw(attempt));
    const { idempotencyKey } = await Effect.runPromise(shop.checkout.read);
    expect(idempotencyKey).toBe('of another tab');
  });

  it('[P-22] [P-23] gives up the attempt its question was about, whatever another tab began since', async () => {
    const values = new Map<StorageKey, string>();
    const tab = (desk?: MemoryOrderDesk) => {
      const storage = makeMemoryKeyValueStorage(values);
      return memoryShop({
        currentCart: makeStoredCurrentCart(storage),
        currentCheckout: makeStoredCurrentCheckout(storage),
        ...(desk ? { desk } : { failures: [asked, new AttemptOver(), asked] }),
      });
    };
    const one = tab();
    await readyToOrder(one);
    const stale = await bankAsks(one);
    // The attempt ended unheard: the press in the other tab is another one.
    const two = tab(one.desk);
    await Effect.runPromise(two.startPayment());
    await Effect.runPromise(two.completePayment(adasCard));
    const theirs = await bankAsks(two);
    expect(theirs.idempotencyKey).not.toBe(stale.idempotencyKey);
    await Effect.runPromise(one.withdrawOrder(stale));
    expect(one.desk.withdrawn).toEqual([stale.idempotencyKey]);
    expect((await Effect.runPromise(two.checkout.read)).idempotencyKey).toBe(theirs.idempotencyKey);
  });
});
