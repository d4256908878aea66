import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { idsInUse, wantedLines, withOwnId } from '#domain/cart/lines/edit-lines.ts';
import { lineKey } from '#domain/cart/lines/line-key.ts';
import { foldContents } from '#domain/mix/contents.ts';
import { mixIdsAbove } from '#domain/mix/mix-id.ts';

/** The result for one line of either cart; `line` is its id in the result, its old id if dropped. */
export interface MergeReceiptEntry {
  readonly line: string;
  readonly what: 'added' | 'joined' | 'kept' | 'renumbered' | 'dropped';
  /** Units of the input line. */
  readonly quantity: number;
  /** The old and the new id of a mix that was renumbered, or of a line whose id was taken. */
  readonly from?: string;
  readonly to?: string;
}

export interface MergedCarts {
  readonly lines: readonly CartLine[];
  /** One entry for each input line, current lines first, each cart in its own order. */
  readonly receipt: readonly MergeReceiptEntry[];
}

/**
 * Merges a saved cart into the current cart (MERGE-01 … MERGE-10).
 *
 * A saved line joins the current line that sells the same thing; that line keeps price and texts
 * (D-CART-06). The others follow at the end. A saved mix that joins no line gets a number above
 * every one in both carts and in `takenMixIds` (D-READ-01). Lines of quantity 0 are dropped from
 * both sides first (D-READ-02). Sums have no upper limit. Takes linear time.
 */
export const mergeCarts = (
  current: readonly CartLine[],
  saved: readonly CartLine[],
  takenMixIds: readonly string[] = [],
): MergedCarts => {
  const merge = startMerge([
    ...idsInUse(wantedLines(current)),
    ...idsInUse(wantedLines(saved)),
    ...takenMixIds,
  ]);
  const receipt = [
    ...current.map((line) => (line.quantity > 0 ? merge.keep(tidied(line)) : dropped(line))),
    ...saved.map((line) => (line.quantity > 0 ? merge.fold(tidied(line)) : dropped(line))),
  ];
  return { lines: merge.lines, receipt };
};

/** The result so far, with an index by what its lines sell: finding a line takes constant time. */
const startMerge = (idsTaken: readonly string[]) => {
  const lines: CartLine[] = [];
  const placeOf = new Map<string, number>();
  const ids = new Set<string>();
  const nextMixId = mixIdsAbove(idsTaken);

  const append = (line: CartLine, key: string): void => {
    if (!placeOf.has(key)) placeOf.set(key, lines.length);
    ids.add(line.id);
    lines.push(line);
  };
  const keep = (line: CartLine): MergeReceiptEntry => {
    append(line, lineKey(line));
    return entry('kept', line);
  };
  const fold = (line: CartLine): MergeReceiptEntry => {
    const key = lineKey(line);
    const place = placeOf.get(key) ?? lines.length;
    const twin = lines[place];
    if (twin !== undefined) {
      lines[place] = { ...twin, quantity: twin.quantity + line.quantity };
      return entry('joined', line, twin.id);
    }
    if (line.kind !== 'mix') {
      const own = withOwnId(line, ids);
      append(own, key);
      const isRenamed = own.id !== line.id;
      return { ...entry('added', own), ...(isRenamed && { from: line.id, to: own.id }) };
    }
    const id = nextMixId();
    append({ ...line, id, productId: id }, key);
    return { ...entry('renumbered', line, id), from: line.id, to: id };
  };
  return { lines, keep, fold };
};

/** In a mix, equal items are added together and empty ones dropped (D-READ-03). */
const tidied = (line: CartLine): CartLine =>
  line.kind === 'mix' ? { ...line, contents: foldContents(line.contents) } : line;

const entry = (
  what: MergeReceiptEntry['what'],
  line: CartLine,
  id: string = line.id,
): MergeReceiptEntry => ({ line: id, what, quantity: line.quantity });

const dropped = (line: CartLine): MergeReceiptEntry => entry('dropped', line);
