import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { deliveryUseCases } from '#application/shipping/delivery/delivery-use-cases.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ItemDemand } from '#domain/shipping/zip-verdict.ts';
import { mix, product } from '#test/arbitraries/cart.ts';
import { couponOf } from '#test/domain/coupon/coupons.ts';
import { makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryShopperMemory } from '#test/doubles/session/memory-shopper-memory.ts';
import { makeMemoryAddressSuggestions } from '#test/doubles/shipping/memory-address-suggestions.ts';

const estimate = { state: 'TX', expected: 'undated' as const };

const opened = (lines: readonly CartLine[], zipCode?: string) => {
  const asked: (readonly [string, readonly ItemDemand[], number])[] = [];
  const currentCart = makeMemoryCurrentCart({ lines, coupon: couponOf(100) });
  const useCases = deliveryUseCases({
    currentCart,
    clock: makeMemoryClock(),
    addressSuggestions: makeMemoryAddressSuggestions(),
    shopperMemory: makeMemoryShopperMemory({
      language: 'en-us',
      ...(zipCode !== undefined && { zipCode }),
    }),
    deliveryEstimates: {
      estimate: (zipcode, items, discount) =>
        Effect.sync(() => {
          asked.push([zipcode, items, discount]);
          return zipcode === '00000' ? undefined : estimate;
        }),
    },
  });
  return { useCases, asked };
};

describe('an estimate', () => {
  const lines = [product('A', 2), mix('MYOMP-30-1', { B: 30 })];

  it('of the cart asks for its lines and what is in its boxes, less the coupon', async () => {
    const { useCases, asked } = opened(lines, '75024');
    expect(await Effect.runPromise(useCases.estimateCart())).toEqual({
      zipCode: '75024',
      estimate,
    });
    expect(asked).toEqual([
      [
        '75024',
        [
          { productId: 'A', quantity: 2 },
          { productId: 'MYOMP-30-1', quantity: 1 },
          { productId: 'B', quantity: 0 },
        ],
        100,
      ],
    ]);
  });

  it('asks nothing without a zip code, or of an empty cart', async () => {
    const unknown = opened(lines);
    expect(await Effect.runPromise(unknown.useCases.estimateCart())).toBeUndefined();
    expect(await Effect.runPromise(unknown.useCases.expectProduct('A' as ProductId))).toBe(
      undefined,
    );
    const empty = opened([], '75024');
    expect(await Effect.runPromise(empty.useCases.estimateCart())).toBeUndefined();
    expect([...unknown.asked, ...empty.asked]).toEqual([]);
  });

  it('of a zip code nobody knows has the zip code alone', async () => {
    const { useCases } = opened(lines, '00000');
    expect(await Effect.runPromise(useCases.estimateCart())).toEqual({ zipCode: '00000' });
    expect(await Effect.runPromise(useCases.expectProduct('A' as ProductId))).toEqual({
      zipCode: '00000',
    });
  });
});
