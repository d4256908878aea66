import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { CountedItem } from '#domain/mix/contents.ts';

/** The number on the cart: units of all lines, a mix or bundle being one unit (D-CART-02). */
export const cartCount = (lines: readonly CartLine[]): number =>
  lines.reduce((units, line) => units + line.quantity, 0);

/** The line that holds more units than before, or is new; the last one when there are several. */
export const grownLine = (
  before: readonly CartLine[],
  after: readonly CartLine[],
): CartLine | undefined => {
  const had = new Map(before.map(({ id, quantity }) => [id, quantity]));
  return after.findLast(({ id, quantity }) => quantity > (had.get(id) ?? 0));
};

/** Mix lines of a cart that hold units (D-CART-17, D-READ-06). */
export const packCount = (lines: readonly CartLine[]): number =>
  lines.filter((line) => line.kind === 'mix' && line.quantity > 0).length;

/** Saved mixes the shopper can order: those without an unavailable item (CART-04, MIX-09). */
export const availablePackCount = (
  savedMixes: readonly { readonly contents: readonly CountedItem[] }[],
  unavailable: ReadonlySet<string>,
): number => savedMixes.filter((mix) => isOrderable(mix.contents, unavailable)).length;

/** A mix may be ordered when every item in it is available. */
export const isOrderable = (
  contents: readonly CountedItem[],
  unavailable: ReadonlySet<string>,
): boolean => contents.every((item) => item.quantity === 0 || !unavailable.has(item.productId));
