import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import { makeStoredCurrentMix } from '#adapters/slices/stored-current-mix.ts';
import { makeStoredRecentSearches } from '#adapters/slices/stored-recent-searches.ts';
import { makeStoredShopperMemory } from '#adapters/slices/stored-shopper-memory.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { product } from '#test/arbitraries/cart.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { currentCartContract } from '#test/ports/cart/current-cart.contract.ts';
import {
  currentCheckoutContract,
  secret,
  withSecrets,
} from '#test/ports/checkout/current-checkout.contract.ts';
import { currentMixContract } from '#test/ports/mix/current-mix.contract.ts';
import { recentSearchesContract } from '#test/ports/search/recent-searches.contract.ts';
import { shopperMemoryContract } from '#test/ports/session/shopper-memory.contract.ts';

const storage = (values = new Map<StorageKey, string>()) => makeMemoryKeyValueStorage(values);

currentCartContract('stored-current-cart', () => {
  const values = new Map<StorageKey, string>();
  return () => makeStoredCurrentCart(storage(values));
});
currentCheckoutContract('stored-current-checkout', () => {
  const values = new Map<StorageKey, string>();
  return {
    tab: () => makeStoredCurrentCheckout(storage(values)),
    forget: () => void values.delete('crunchcart:v1:checkout'),
  };
});
currentMixContract('stored-current-mix', () => makeStoredCurrentMix(storage()));
recentSearchesContract('stored-recent-searches', () => makeStoredRecentSearches(storage()));
shopperMemoryContract('stored-shopper-memory', () => makeStoredShopperMemory(storage()));

it('[STORE-10] two tabs that change the cart at the same moment both count', async () => {
  const values = new Map<StorageKey, string>();
  const turn = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)));
  const tab = () => {
    const shared = storage(values);
    let reads = 0;
    // The first look of each tab is old by the time it decides.
    const read = (key: StorageKey) =>
      Effect.tap(shared.read(key), () => {
        reads += 1;
        return reads === 1 ? turn : Effect.void;
      });
    return makeStoredCurrentCart({ ...shared, read });
  };
  const put = (id: string) => (cart: Cart) => ({ ...cart, lines: [...cart.lines, product(id, 1)] });
  const tabs = ['A', 'B', 'C'].map((id) => Effect.runPromise(tab().change(put(id))));
  await Promise.all(tabs);
  const { lines } = await Effect.runPromise(tab().read);
  expect(lines.map(({ id }) => id).sort()).toEqual(['A', 'B', 'C']);
});

describe('makeStoredCurrentCheckout', () => {
  it('[STORE-09] [STORE-12] [PAY-10] writes no secret', async () => {
    const values = new Map<StorageKey, string>();
    await Effect.runPromise(makeStoredCurrentCheckout(storage(values)).replace(withSecrets));
    const everything = [...values.values()].join(' ');
    for (const word of [secret, '1111', 'Visa', 'deadline']) expect(everything).not.toContain(word);
  });
});

describe('makeStoredShopperMemory', () => {
  it('a consent record that cannot be read is no consent', async () => {
    for (const text of ['', '{}', 'true', '{"functional":"yes"}']) {
      const memory = makeStoredShopperMemory(storage(new Map([['consent', text]])));
      expect(await Effect.runPromise(memory.choices)).toEqual({ language: 'en-us' });
    }
  });
});
