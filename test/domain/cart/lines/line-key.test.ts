import { expect, it } from 'vitest';
import { lineKey } from '#domain/cart/lines/line-key.ts';
import { product } from '#test/arbitraries/cart.ts';

const gift = {
  firstName: 'Grace',
  lastName: 'Hopper',
  recipientEmail: 'grace@example.com',
  giftMessage: 'For the bugs',
};
const card = { ...product('GFT-1', 1), gift };

it('[CART-15] a gift card is the same thing only for the same person with the same words', () => {
  expect(lineKey({ ...card, id: 'other', quantity: 4 })).toBe(lineKey(card));
  const others = [
    product('GFT-1', 1),
    { ...card, productId: product('GFT-2', 1).productId },
    ...Object.keys(gift).map((part) => ({ ...card, gift: { ...gift, [part]: 'Other' } })),
  ];
  expect(new Set([card, ...others].map(lineKey)).size).toBe(others.length + 1);
});
