import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import { contentsKey } from '#domain/mix/contents.ts';
import { tidied } from '#domain/validation/typed-text.ts';

type Lines = readonly CartLine[];

/** The part of an order line that says what was ordered. */
export interface OrderedLine {
  readonly kind: 'product' | 'mix' | 'bundle';
  readonly productId: string;
  readonly quantity: number;
  /** What is in a mix. */
  readonly contents?: readonly { readonly productId: string; readonly quantity: number }[];
  readonly gift?: GiftRecipient | undefined;
}

/** A cart after an order, and what the order took out of it. */
export interface OrderedCart {
  readonly left: Lines;
  readonly takenOut: Lines;
}

/**
 * Takes what was ordered out of a cart, as far as it is in the cart (D-CART-28). Everything else,
 * also more units of the same goods, stays.
 */
export const takeOrdered = (lines: Lines, ordered: readonly OrderedLine[]): OrderedCart => {
  const due = new Map<string, number>();
  for (const line of ordered) {
    const key = orderedKey(line);
    due.set(key, (due.get(key) ?? 0) + line.quantity);
  }
  const left: CartLine[] = [];
  const takenOut: CartLine[] = [];
  for (const line of wantedLines(lines)) {
    const key = orderedKey(line);
    const taken = Math.min(line.quantity, due.get(key) ?? 0);
    due.set(key, (due.get(key) ?? 0) - taken);
    left.push({ ...line, quantity: line.quantity - taken });
    takenOut.push({ ...line, quantity: taken });
  }
  return { left: wantedLines(left), takenOut: wantedLines(takenOut) };
};

/** A mix by its contents, whatever its number; any other line by product and gift recipient. */
const orderedKey = (line: OrderedLine | CartLine): string => {
  if (line.kind === 'mix') return `mix ${contentsKey(line.contents ?? [])}`;
  const gift = 'gift' in line ? line.gift : undefined;
  if (gift === undefined) return line.productId;
  const { firstName, lastName, recipientEmail, giftMessage } = gift;
  const recipient = [firstName, lastName, recipientEmail, giftMessage].map(tidied);
  return JSON.stringify([line.productId, ...recipient]);
};
