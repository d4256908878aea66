import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import { addCents, type Cents, timesCents, zeroCents } from '#domain/money/cents.ts';

/** Who a line's e-gift card is for; undefined for any other line. */
export const giftOf = (line: CartLine): GiftRecipient | undefined =>
  line.kind === 'product' ? line.gift : undefined;

const isGift = (line: CartLine): boolean => giftOf(line) !== undefined;

export const includesGiftCard = (lines: readonly CartLine[]): boolean =>
  wantedLines(lines).some(isGift);

/** Whether all lines are e-gift cards: nothing is shipped, so no address is needed (D-CART-13). */
export const onlyGiftCards = (lines: readonly CartLine[]): boolean => {
  const wanted = wantedLines(lines);
  return wanted.length > 0 && wanted.every(isGift);
};

/** The amount a coupon applies to: everything but gift cards, which are money. */
export const couponAmount = (lines: readonly CartLine[]): Cents =>
  lines.reduce<Cents>(
    (sum, line) =>
      isGift(line) ? sum : addCents(sum, timesCents(line.unitPrice ?? zeroCents, line.quantity)),
    zeroCents,
  );

/** The price of the e-gift cards: money for money, which no gift card pays for (D-GIFT-06). */
export const giftCardAmount = (lines: readonly CartLine[]): Cents =>
  wantedLines(lines).reduce<Cents>(
    (sum, line) =>
      isGift(line) ? addCents(sum, timesCents(line.unitPrice ?? zeroCents, line.quantity)) : sum,
    zeroCents,
  );
