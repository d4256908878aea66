import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import { addCents, type Cents, timesCents, zeroCents } from '#domain/money/cents.ts';

/** Who a line's e-gift card is for; undefined for everything that is no gift card. */
export const giftOf = (line: CartLine): GiftRecipient | undefined =>
  line.kind === 'product' ? line.gift : undefined;

const isGift = (line: CartLine): boolean => giftOf(line) !== undefined;

export const includesGiftCard = (lines: readonly CartLine[]): boolean =>
  wantedLines(lines).some(isGift);

/** Nothing but e-gift cards: nothing is shipped, so no address is asked for (D-CART-13). */
export const onlyGiftCards = (lines: readonly CartLine[]): boolean => {
  const wanted = wantedLines(lines);
  return wanted.length > 0 && wanted.every(isGift);
};

/** What a coupon may take from: everything but gift cards, which are money. */
export const couponAmount = (lines: readonly CartLine[]): Cents =>
  lines.reduce<Cents>(
    (sum, line) =>
      isGift(line) ? sum : addCents(sum, timesCents(line.unitPrice ?? zeroCents, line.quantity)),
    zeroCents,
  );
