import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { giftOf } from '#domain/cart/lines/gift-lines.ts';
import { quantityLimits } from '#domain/cart/lines/quantity-limits.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { foldContents, type MixedProduct } from '#domain/mix/contents.ts';

/** One line of a cart that somebody shares: what and how many, nothing about who. */
export type SharedLine =
  | { readonly kind: 'product'; readonly productId: ProductId; readonly quantity: number }
  | {
      readonly kind: 'mix';
      readonly contents: readonly MixedProduct[];
      readonly quantity: number;
    };

/** A link holds at most so many lines, and a box at most so many flavors. */
const mostLines = 60;

const counted = (id: string, quantity: number): string => `${id}.${quantity}`;

/**
 * A cart as text in a link: `CHP-0101.2~box.1!CHP-0102.12!POP-0203.18`; needs no escaping. E-gift
 * cards are left out: they name a person. So are the names of boxes.
 */
export const sharedCart = (lines: readonly CartLine[]): string =>
  wantedLines(lines)
    .filter((line) => giftOf(line) === undefined)
    .slice(0, mostLines)
    .map((line) => {
      const quantity = Math.min(line.quantity, quantityLimits.line);
      return line.kind === 'mix'
        ? [
            counted('box', quantity),
            ...foldContents(line.contents).map((item) => counted(item.productId, item.quantity)),
          ].join('!')
        : counted(line.productId, quantity);
    })
    .join('~');

const countedItem = /^([A-Za-z0-9][A-Za-z0-9_-]{0,39})\.([1-9][0-9]?)$/;

const readItem = (text: string): MixedProduct | undefined => {
  const [, id, quantity] = countedItem.exec(text) ?? [];
  return id === undefined ? undefined : { productId: id as ProductId, quantity: Number(quantity) };
};

const readLine = (text: string): SharedLine | undefined => {
  const [first, ...contents] = text.split('!').map(readItem);
  if (first === undefined) return undefined;
  const inside = contents.filter((item) => item !== undefined);
  const isBox = (first.productId as string) === 'box';
  if (inside.length !== contents.length || isBox !== inside.length > 0) return undefined;
  if (isBox) return { kind: 'mix', contents: inside, quantity: first.quantity };
  return { kind: 'product', ...first };
};

/** The lines of such a text; undefined when it is no shared cart. */
export const readSharedCart = (text: string): readonly SharedLine[] | undefined => {
  const parts = text.split('~');
  if (parts.length > mostLines) return undefined;
  const lines = parts.map(readLine).filter((line) => line !== undefined);
  return lines.length === parts.length ? lines : undefined;
};
