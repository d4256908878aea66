import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { giftOf } from '#domain/cart/lines/gift-lines.ts';
import type { GiftRecipient } from '#domain/gift/gift.ts';

/** The recipient of an e-gift card, after an arrow, which needs no translation. */
export const giftName = (gift: GiftRecipient | undefined): string | undefined =>
  gift && `→ ${gift.firstName} ${gift.lastName}, ${gift.recipientEmail}`;

export const giftText = (line: CartLine): string | undefined => giftName(giftOf(line));
