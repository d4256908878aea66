import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { addLine, idsInUse, wantedLines, withOwnId } from '#domain/cart/lines/edit-lines.ts';
import { lineKey } from '#domain/cart/lines/line-key.ts';
import { nextMixId } from '#domain/mix/mix-id.ts';

type Lines = readonly CartLine[];

/** A line that was taken out of a cart, and the place it had there; the first is 0. */
export interface RemovedLine {
  readonly line: CartLine;
  readonly place: number;
}

/** What removing this line takes out; undefined when the cart has no such line. */
export const removedLine = (lines: Lines, lineId: string): RemovedLine | undefined => {
  const wanted = wantedLines(lines);
  const place = wanted.findIndex(({ id }) => id === lineId);
  const line = wanted[place];
  return line && { line, place };
};

/**
 * Puts a removed line back where it was. Goods that were put in again meanwhile get its units on top
 * and keep their newer price; a mix whose number was given to another gets the next one.
 */
export const putBack = (
  lines: Lines,
  { line, place }: RemovedLine,
  takenMixIds: readonly string[] = [],
): Lines => {
  const wanted = wantedLines(lines);
  if (line.quantity <= 0) return wanted;
  const { unitPrice: _, ...units } = line;
  const isThere = wanted.some((each) => lineKey(each) === lineKey(line));
  if (isThere) return addLine(wanted, units, takenMixIds);
  return wanted.toSpliced(Math.max(0, place), 0, named(line, wanted, takenMixIds));
};

const named = (line: CartLine, lines: Lines, takenMixIds: readonly string[]): CartLine => {
  const used = idsInUse(lines);
  if (line.kind !== 'mix') return withOwnId(line, new Set(lines.map(({ id }) => id)));
  if (!used.includes(line.id)) return line;
  const id = nextMixId([...used, ...takenMixIds]);
  return { ...line, id, productId: id };
};

/** Lines and the gaps of removed ones, each gap where its line was; the newest removal is last. */
export const withGaps = (
  lines: Lines,
  removed: readonly RemovedLine[],
): readonly (CartLine | RemovedLine)[] =>
  removed.reduceRight<readonly (CartLine | RemovedLine)[]>(
    (rows, gap) => rows.toSpliced(Math.max(0, gap.place), 0, gap),
    lines,
  );

/** The removals left after one of them was undone; those after it were counted without its line. */
export const withoutGap = (
  removed: readonly RemovedLine[],
  undone: RemovedLine,
): readonly RemovedLine[] => {
  const at = removed.indexOf(undone);
  if (at === -1) return removed;
  return removed.flatMap((gap, index) => {
    if (index === at) return [];
    return index > at && gap.place >= undone.place ? [{ ...gap, place: gap.place + 1 }] : [gap];
  });
};
