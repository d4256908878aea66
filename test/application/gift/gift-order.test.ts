import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wireCoupon } from '#adapters/http/wire/calls/coupon-calls.ts';
import { addressOf } from '#domain/checkout/checkout.ts';
import type { Cents } from '#domain/money/cents.ts';
import { emptyAddress } from '#domain/shipping/address.ts';
import { adasShipping, memoryShop } from '#test/application/memory-shop.ts';
import { couponOf } from '#test/domain/coupon/coupons.ts';
import { chips, product } from '#test/fixtures.ts';

const run = Effect.runPromise;
const card = {
  productId: 'GFT-0002',
  title: 'Gift Card',
  amount: 2500 as Cents,
  imageUrl: '/g.svg',
};
const grace = {
  firstName: 'Grace',
  lastName: 'Hopper',
  recipientEmail: 'grace@example.com',
  giftMessage: '',
};
const cardOnShelf = product({
  productId: card.productId as typeof chips.productId,
  price: card.amount,
});

describe('a gift order', () => {
  it('[GIFT-01] the toggle sets giftOrder, a gift card in the cart includesGiftCard', async () => {
    const shop = memoryShop({ shelf: [chips, cardOnShelf] });
    await run(shop.addToCart(chips, 1));
    await run(shop.completeShipping({ ...adasShipping, giftOrder: true }));
    expect((await run(shop.checkout.read)).giftCard).toMatchObject({
      giftOrder: true,
      includesGiftCard: false,
    });
    await run(shop.addGiftCard(card, grace));
    await run(shop.completeShipping(adasShipping));
    expect((await run(shop.checkout.read)).giftCard).toMatchObject({
      giftOrder: false,
      includesGiftCard: true,
    });
    expect(shop.desk.validated.map(({ giftOrder }) => giftOrder)).toEqual([true, undefined]);
  });

  it('[GIFT-09] cards alone are sent to no address; the one given is the bill’s', async () => {
    const shop = memoryShop({ shelf: [cardOnShelf] });
    await run(shop.addGiftCard(card, grace));
    const outcome = await run(shop.completeShipping(adasShipping));
    expect(outcome.kind).toBe('completed');
    const { shipping, billing, billingSameShippingFlag } = await run(shop.checkout.read);
    expect(addressOf(shipping)).toEqual(emptyAddress);
    expect([addressOf(billing).city, billingSameShippingFlag]).toEqual(['Plano', false]);
    const [draft] = shop.desk.validated;
    expect(draft?.lines.products[0]?.gift).toEqual(grace);
  });
});

describe('couponData on the wire', () => {
  it('[COUPON-02] has its eight fields, money in dollars, and nothing may be missing', () => {
    const written = z.encode(wireCoupon, couponOf(100));
    expect(written).toEqual({
      couponName: 'SAVE',
      cartAmount: 10,
      discount: 1,
      discountedAmount: 9,
      message: 'SAVE: off.',
      freeOrder: false,
      cartID: 'cart-1',
      date: '2026-11-21T12:00:00.000Z',
    });
    expect(z.decode(wireCoupon, written)).toEqual(couponOf(100));
    for (const field of Object.keys(written)) {
      const { [field as keyof typeof written]: _, ...rest } = written;
      expect(z.safeParse(wireCoupon, rest).success).toBe(false);
    }
  });
});
