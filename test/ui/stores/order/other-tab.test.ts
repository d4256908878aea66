import { Effect } from 'effect';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOrdersPlacedHere } from '#application/order/orders-placed-here.ts';
import { CartEmpty } from '#ports/cart/cart-failures.ts';
import { AttemptReused } from '#ports/order/order-failures.ts';
import { CardDeclined } from '#ports/payment/payment-failures.ts';
import { makeMemoryShopperMemory } from '#test/doubles/session/memory-shopper-memory.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { OtherTab } from '#ui/stores/order/other-tab.ts';

const email = 'ada@example.com';
const keyReused = new AttemptReused({ reference: 'submittedorder: 422' });

/** A browser that has placed one order before the screen opened. */
const browser = async () => {
  const memory = makeMemoryShopperMemory();
  await Effect.runPromise(memory.remember({ orderId: 'CC-OLD', email }));
  const otherTab = new OtherTab(coreOf({ ordersPlacedHere: makeOrdersPlacedHere(memory) }));
  // The screen knows the old order before anything is placed.
  await vi.advanceTimersByTimeAsync(0);
  return { memory, otherTab };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[P-23] an emptied cart leads to the order the other tab placed', async () => {
  const { memory, otherTab } = await browser();
  await Effect.runPromise(memory.remember({ orderId: 'CC-NEW', email }));
  expect(await otherTab.orderBehind(new CartEmpty())).toBe('CC-NEW');
});

it('[P-23] an attempt of the other tab that is under way is waited for', async () => {
  const { memory, otherTab } = await browser();
  const waiting = otherTab.orderBehind(keyReused);
  await vi.advanceTimersByTimeAsync(2000);
  await Effect.runPromise(memory.remember({ orderId: 'CC-NEW', email }));
  await vi.advanceTimersByTimeAsync(500);
  expect(await waiting).toBe('CC-NEW');
});

it('an order of long ago is not taken for this one, and waiting ends', async () => {
  const { otherTab } = await browser();
  expect(await otherTab.orderBehind(new CartEmpty())).toBeUndefined();
  const waiting = otherTab.orderBehind(keyReused);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await waiting).toBeUndefined();
});

it('a declined card is nobody else’s order', async () => {
  const { memory, otherTab } = await browser();
  await Effect.runPromise(memory.remember({ orderId: 'CC-NEW', email }));
  const declined = new CardDeclined({ group: 'funds', mayRetrySameCard: false });
  expect(await otherTab.orderBehind(declined)).toBeUndefined();
});
