import { expect, it } from 'vitest';
import { couponFactsOf } from '#domain/cart/coupon-of-cart.ts';
import { product } from '#test/arbitraries/cart.ts';

it('[COUPON-01] a coupon is judged by what the goods cost, and by whether there are gift cards', () => {
  const gift = { firstName: 'G', lastName: 'H', recipientEmail: 'g@h.example', giftMessage: '' };
  const lines = [product('CHP-0101', 2, 349)];
  expect(couponFactsOf({ lines })).toEqual({ cartAmount: 698, includesGiftCard: false });
  const both = [...lines, { ...product('GFT-1', 1, 2500), gift }];
  expect(couponFactsOf({ lines: both })).toEqual({ cartAmount: 698, includesGiftCard: true });
});
