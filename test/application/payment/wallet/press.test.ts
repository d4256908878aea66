import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeWebStorage } from '#adapters/browser/web-storage.ts';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import { walletUseCases } from '#application/payment/wallet/wallet-use-cases.ts';
import { newLine } from '#domain/cart/lines/new-line.ts';
import type { Wallet } from '#ports/payment/wallet.ts';
import { WalletCancelled } from '#ports/payment/wallet-failures.ts';
import { memoryShop } from '#test/application/memory-shop.ts';
import { sheetWords } from '#test/application/payment/wallet/wallet-shop.ts';
import { makeMemoryZipCodes } from '#test/doubles/shipping/memory-zip-codes.ts';
import { chips } from '#test/fixtures.ts';

/** An area of the browser's storage. */
const area = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
};

describe('a press on the wallet’s button', () => {
  it.each([
    { from: 'cart' } as const,
    { from: 'checkout' } as const,
    { from: 'product', product: chips, quantity: 2 } as const,
  ])('[WALLET-01] opens the sheet before anything is waited for: $from', async (goods) => {
    const storage = makeWebStorage({ local: area(), session: area(), onError: () => undefined });
    const shop = memoryShop();
    const currentCart = makeStoredCurrentCart(storage);
    await Effect.runPromise(currentCart.replace({ lines: [newLine(chips, 2)] }));
    let opened = 0;
    const wallet: Wallet = {
      check: Effect.void,
      run: () =>
        Effect.callback((resume) => {
          opened += 1;
          queueMicrotask(() => resume(Effect.fail(new WalletCancelled())));
        }),
    };
    const { offerWallet } = walletUseCases({
      wallet,
      merchantSessions: { open: () => Effect.succeed({}) },
      currentCart,
      currentCheckout: makeStoredCurrentCheckout(storage),
      orderPlacement: shop.desk,
      zipCodes: makeMemoryZipCodes(),
      couponCheck: shop.couponCheck,
      shopperMemory: shop.memory,
      orderLocation: shop.orderLocation,
      telemetry: shop.telemetry,
      clock: shop.clock,
      idGenerator: { uuid: () => crypto.randomUUID() },
    });
    const press = await Effect.runPromise(offerWallet());
    const pressed = press?.({ goods, words: sheetWords });
    // In the same turn as the press: a browser's sheet refuses to open any later.
    expect(opened).toBe(1);
    expect(await pressed).toMatchObject({ is: 'cancelled' });
  });
});
