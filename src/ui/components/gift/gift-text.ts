import type { CartLine } from '#domain/cart/cart-line.ts';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import { giftOf } from '#domain/gift/gift-lines.ts';

/** Whom an e-gift card is for: an arrow, which needs no words in any language. */
export const giftName = (gift: GiftRecipient | undefined): string | undefined =>
  gift && `→ ${gift.firstName} ${gift.lastName}, ${gift.recipientEmail}`;

export const giftText = (line: CartLine): string | undefined => giftName(giftOf(line));
