import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { lineKey } from '#domain/cart/lines/line-key.ts';
import { nextMixId } from '#domain/mix/mix-id.ts';

type Lines = readonly CartLine[];

/** Lines that hold units; a line of quantity 0 is a removed line (CART-16). */
export const wantedLines = (lines: Lines): Lines => lines.filter((line) => line.quantity > 0);

/** Ids of lines and products in use; a new mix must not get one of them. */
export const idsInUse = (lines: Lines): readonly string[] =>
  lines.flatMap((line) => [line.id, line.productId]);

/**
 * Adds a line: its units join the line that sells the same thing, else it goes to the end (CART-15).
 *
 * The price just read replaces the one in the cart. A new mix gets the next number, above
 * those of the cart and of `takenMixIds`. Sums are never cut off (D-CART-01).
 */
export const addLine = (
  lines: Lines,
  added: CartLine,
  takenMixIds: readonly string[] = [],
): Lines => {
  const wanted = wantedLines(lines);
  if (added.quantity <= 0) return wanted;
  const key = lineKey(added);
  const index = wanted.findIndex((line) => lineKey(line) === key);
  if (index === -1) {
    const ids = new Set(wanted.map(({ id }) => id));
    return [...wanted, numbered(withOwnId(added, ids), [...idsInUse(wanted), ...takenMixIds])];
  }
  return wanted.map((line, at) => (at === index ? joined(line, added) : line));
};

const joined = (line: CartLine, added: CartLine): CartLine => ({
  ...line,
  ...(added.unitPrice === undefined ? {} : { unitPrice: added.unitPrice }),
  quantity: line.quantity + added.quantity,
});

/**
 * A line with an id no other line of the cart has. Two packs of one product that hold different
 * things are two lines, and so are a pack and the product with the same id (D-CART-03).
 */
export const withOwnId = <Line extends CartLine>(line: Line, ids: ReadonlySet<string>): Line => {
  if (!ids.has(line.id)) return line;
  let place = 2;
  while (ids.has(`${line.id}~${place}`)) place += 1;
  return { ...line, id: `${line.id}~${place}` };
};

const numbered = (line: CartLine, used: readonly string[]): CartLine => {
  if (line.kind !== 'mix') return line;
  const id = nextMixId(used);
  return { ...line, id, productId: id };
};

/** The first line with that id; ids are unique in every cart the shop builds. */
export const findLine = (lines: Lines, lineId: string): CartLine | undefined =>
  lines.find((line) => line.id === lineId);

/** Sets the units of a line; 0 removes it, an unknown line changes nothing. */
export const changeQuantity = (lines: Lines, lineId: string, quantity: number): Lines => {
  const target = findLine(lines, lineId);
  return wantedLines(lines.map((line) => (line === target ? { ...line, quantity } : line)));
};

export const removeLine = (lines: Lines, lineId: string): Lines => changeQuantity(lines, lineId, 0);
