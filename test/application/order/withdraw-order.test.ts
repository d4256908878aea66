import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeWithdrawOrder } from '#application/order/withdraw-order.ts';
import { ChallengeRequired, ShopUnreachable } from '#ports/failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { memoryShop, readyToOrder } from '#test/application/memory-shop.ts';

const asked = new ChallengeRequired({
  orderId: 'CC-1',
  stepUpUrl: 'http://127.0.0.1:4200/challenge/step-up',
  accessToken: 'token-of-the-bank',
});
const waiting = async () => {
  const shop = memoryShop({ failures: [asked] });
  await readyToOrder(shop);
  expect(await failureOf(shop.placeOrder())).toMatchObject({ _tag: 'ChallengeRequired' });
  return shop;
};

describe('withdrawOrder', () => {
  it('[P-22] gives the attempt up; the next press is another one with the same card', async () => {
    const shop = await waiting();
    await Effect.runPromise(shop.withdrawOrder());
    const [first] = shop.desk.submissions;
    expect(shop.desk.withdrawn).toEqual([first?.idempotencyKey]);
    await Effect.runPromise(shop.placeOrder());
    const [, second] = shop.desk.submissions;
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(second?.payment).toEqual(first?.payment);
  });

  it.each([
    ['the shop does not answer', Effect.fail(new ShopUnreachable({ call: 'x', text: 'y' }))],
    ['the order has gone on', Effect.succeed(false)],
  ])(
    '[P-22] keeps the attempt when %s: the next press asks for the same order',
    async (_, told) => {
      const shop = await waiting();
      const withdraw = makeWithdrawOrder(shop.checkout, { ...shop.desk, withdraw: () => told });
      await Effect.runPromiseExit(withdraw());
      await Effect.runPromise(shop.placeOrder());
      const [first, second] = shop.desk.submissions;
      expect(second).toEqual(first);
    },
  );

  it('[P-22] leaves the next attempt of another tab alone', async () => {
    const shop = await waiting();
    const withdraw = makeWithdrawOrder(shop.checkout, {
      ...shop.desk,
      withdraw: () =>
        Effect.gen(function* () {
          const now = yield* shop.checkout.read;
          yield* shop.checkout.replace({ ...now, idempotencyKey: 'of another tab' });
          return true;
        }),
    });
    await Effect.runPromise(withdraw());
    const { idempotencyKey } = await Effect.runPromise(shop.checkout.read);
    expect(idempotencyKey).toBe('of another tab');
  });

  it('[P-22] has nothing to give up before an order was sent', async () => {
    const shop = memoryShop();
    await readyToOrder(shop);
    await Effect.runPromise(shop.withdrawOrder());
    expect(shop.desk.withdrawn).toEqual([]);
  });
});
