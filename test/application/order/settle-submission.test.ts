import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import {
  AddressNotServiceable,
  GoodsOnHold,
  OrderTooLarge,
  OrderUnanswered,
  TaxUnknown,
} from '#ports/order/order-failures.ts';
import {
  RequestRefused,
  ShopFailed,
  ShopRefused,
  ShopUnreachable,
} from '#ports/session/call-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { memoryShop, readyToOrder } from '#test/application/memory-shop.ts';

const told = { reference: 'submittedorder: 409' };

describe('a failed submission', () => {
  it.each([
    new AddressNotServiceable(told),
    new OrderTooLarge(told),
    new GoodsOnHold(told),
    new TaxUnknown(told),
    new RequestRefused(told),
    new ShopRefused(told),
  ])(
    '[ORDER-10] that ends as $_tag ends its attempt, keeps the payment and is told',
    async (failure) => {
      const shop = memoryShop({ failures: [failure] });
      await readyToOrder(shop);
      expect(await failureOf(shop.place())).toBe(failure);
      const { idempotencyKey, paymentInfo } = await Effect.runPromise(shop.checkout.read);
      expect(idempotencyKey).toBeUndefined();
      expect(paymentInfo.transientToken).toBeDefined();
      expect(shop.telemetry.recorded).toContainEqual({
        kind: 'failure',
        name: 'payment_failure',
        details: { reason: failure._tag },
      });
    },
  );

  it.each([
    ['the shop was in trouble', new ShopFailed(told), [{ reason: 'ShopFailed' }]],
    ['nothing came back', new ShopUnreachable({ why: 'offline' }), []],
  ])('[ORDER-10] keeps its attempt when %s', async (_, because, reasons) => {
    const shop = memoryShop({ failures: [new OrderUnanswered({ because })] });
    await readyToOrder(shop);
    await failureOf(shop.place());
    const { idempotencyKey } = await Effect.runPromise(shop.checkout.read);
    expect(idempotencyKey).toBe(shop.desk.submissions[0]?.idempotencyKey);
    const recorded = shop.telemetry.recorded.filter((event) => event.kind === 'failure');
    expect(recorded.map(({ details }) => details)).toEqual(reasons);
  });
});
