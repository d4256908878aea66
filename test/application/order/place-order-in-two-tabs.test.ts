import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { makeRandomIds } from '#adapters/browser/random-ids.ts';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { OrderDesk } from '#ports/order/order-desk.ts';
import { adasCard, memoryShop, readyToOrder } from '#test/application/memory-shop.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';

/** A desk that prices no order of the pair before both have asked. */
const desksInStep = <Desk extends OrderDesk>(desk: Desk): Desk => {
  let asked = 0;
  const both = Promise.withResolvers<void>();
  return {
    ...desk,
    validate: (draft) =>
      Effect.gen(function* () {
        asked += 1;
        if (asked === 2) both.resolve();
        yield* Effect.promise(() => both.promise);
        return yield* desk.validate(draft);
      }),
  };
};

/** Storage as another process sees it: what is read may be old by the time it is used. */
const sharedStorage = (values: Map<StorageKey, string>): KeyValueStorage => {
  const storage = makeMemoryKeyValueStorage(values);
  const turn = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)));
  return { ...storage, read: (key) => Effect.tap(storage.read(key), () => turn) };
};

it('[P-23] [ORDER-10] tabs that press at the same moment name the same attempt', async () => {
  const values = new Map<StorageKey, string>();
  const { desk } = memoryShop();
  const tab = (at: typeof desk) => {
    const storage = sharedStorage(values);
    return memoryShop({
      currentCart: makeStoredCurrentCart(storage),
      currentCheckout: makeStoredCurrentCheckout(storage),
      desk: at,
      ids: makeRandomIds(),
    });
  };
  const first = tab(desk);
  await readyToOrder(first);
  const inStep = desksInStep(desk);
  const tabs = [tab(inStep), tab(inStep)];
  for (const { startPayment, completePayment } of tabs) {
    await Effect.runPromise(startPayment());
    await Effect.runPromise(completePayment(adasCard));
  }
  await Promise.allSettled(tabs.map(({ place }) => Effect.runPromise(place())));
  const [one, other, ...more] = desk.submissions;
  expect(more).toEqual([]);
  expect(other?.idempotencyKey).toBe(one?.idempotencyKey);
  expect(desk.orders.size).toBe(1);
});
