import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { idsInUse, wantedLines, withOwnId } from '#domain/cart/lines/edit-lines.ts';
import { lineKey } from '#domain/cart/lines/line-key.ts';
import { mixIdOf, mixIdsAbove } from '#domain/mix/mix-id.ts';

type Lines = readonly CartLine[];

/** What else must be known to carry changes over. */
export interface CarryFacts {
  /** Units of an order: already out of `theirs`, still counted in `base`. */
  readonly takenOut?: Lines;
  /** The highest number a saved mix of the account ever had; new numbers begin above it. */
  readonly lastMix?: number;
}

/**
 * Brings the changes that made `mine` out of `base` into `theirs`, line by line: units added here
 * are added there, units taken out here are taken out there (D-CART-23). Two different carts
 * become one, and nothing that either side added is lost.
 *
 * A line keeps its id and texts of `theirs`; a mix that was renamed here keeps its new name.
 * With no change here the result is `theirs`.
 */
export const carryOver = (
  base: Lines,
  mine: Lines,
  theirs: Lines,
  { takenOut = [], lastMix = 0 }: CarryFacts = {},
): Lines => {
  const before = linesByKey(base);
  const out = linesByKey(takenOut);
  const here = linesByKey(mine);
  const there = linesByKey(theirs);
  const unitsIn = (lines: ReadonlyMap<string, CartLine>, key: string): number =>
    lines.get(key)?.quantity ?? 0;
  const grownBy = (key: string): number =>
    unitsIn(here, key) - (unitsIn(before, key) - unitsIn(out, key));
  const kept = [...there].map(([key, line]) => ({
    ...renamed(line, before.get(key), here.get(key)),
    quantity: line.quantity + grownBy(key),
  }));
  const added = [...new Map([...out, ...here])]
    .filter(([key]) => !there.has(key))
    .map(([key, line]) => ({ ...line, quantity: grownBy(key) }));
  return wantedLines([...kept, ...withFreeIds(wantedLines(added), kept, lastMix)]);
};

/** Whether two carts hold the same goods. Order, prices and pictures do not count; mix names do. */
export const holdTheSame = (one: Lines, other: Lines): boolean => {
  const here = linesByKey(one);
  const there = linesByKey(other);
  if (here.size !== there.size) return false;
  return [...here].every(([key, { quantity, title, kind }]) => {
    const twin = there.get(key);
    return twin?.quantity === quantity && (kind !== 'mix' || twin.title === title);
  });
};

/** Lines by what they sell; equal lines become one line with the units of both. */
const linesByKey = (lines: Lines): ReadonlyMap<string, CartLine> => {
  const found = new Map<string, CartLine>();
  for (const line of wantedLines(lines)) {
    const key = lineKey(line);
    const twin = found.get(key);
    found.set(key, twin ? { ...twin, quantity: twin.quantity + line.quantity } : line);
  }
  return found;
};

const renamed = (
  line: CartLine,
  before: CartLine | undefined,
  here: CartLine | undefined,
): CartLine =>
  here?.kind !== 'mix' || here.title === undefined || here.title === before?.title
    ? line
    : { ...line, title: here.title };

/** A mix whose number is in use gets the next number; any other line gets a unique id. */
const withFreeIds = (added: Lines, kept: Lines, lastMix: number): Lines => {
  const taken = new Set(kept.map(({ id }) => id));
  const nextMixId = mixIdsAbove([...idsInUse(kept), ...idsInUse(added), mixIdOf(lastMix)]);
  return added.map((line) => {
    const id = line.kind === 'mix' && taken.has(line.id) ? nextMixId() : undefined;
    const own = id === undefined ? withOwnId(line, taken) : { ...line, id, productId: id };
    taken.add(own.id);
    return own as CartLine;
  });
};
