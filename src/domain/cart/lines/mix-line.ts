import type { CartLine, MixLine } from '#domain/cart/lines/cart-line.ts';
import { addLine, findLine, idsInUse } from '#domain/cart/lines/edit-lines.ts';
import { lineKey } from '#domain/cart/lines/line-key.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { mixIdOf, mixIdPrefix, mixIdsAbove, mixNumber } from '#domain/mix/mix-id.ts';
import type { Cents } from '#domain/money/cents.ts';

/** A finished box, on its way into the cart. */
export interface FinishedMix {
  readonly title: string;
  readonly contents: readonly MixedProduct[];
  readonly nonSku: string;
  readonly unitPrice: Cents;
}

/** One box of a finished mix as a line; `addLine` gives it its number. */
export const newMixLine = ({ title, contents, nonSku, unitPrice }: FinishedMix): MixLine => ({
  kind: 'mix',
  id: mixIdPrefix,
  productId: mixIdPrefix,
  quantity: 1,
  title,
  contents,
  nonSku,
  unitPrice,
});

/**
 * Puts an edited box in the place of the line it came from, with that line's number and quantity.
 * When another line already holds the same box the two become one. A line that has gone meanwhile
 * is added anew, so that no work is lost.
 */
export const replaceMix = (
  lines: readonly CartLine[],
  lineId: string,
  mix: FinishedMix,
  takenMixIds: readonly string[] = [],
): readonly CartLine[] => {
  const old = findLine(lines, lineId);
  if (old?.kind !== 'mix') return addLine(lines, newMixLine(mix), takenMixIds);
  const edited: MixLine = { ...newMixLine(mix), ...numberAndQuantity(old) };
  const twin = lines.find((line) => line !== old && lineKey(line) === lineKey(edited));
  if (twin === undefined) return lines.map((line) => (line === old ? edited : line));
  return addLine(
    lines.filter((line) => line !== old),
    edited,
    takenMixIds,
  );
};

/**
 * Boxes of a cart whose numbers go no higher than `lastMix` get numbers of their own, above that,
 * their own cart's and `others`'.
 */
export const renumberedAbove = (
  lastMix: number,
  lines: readonly CartLine[],
  others: readonly CartLine[],
): readonly CartLine[] => {
  const isFree = ({ kind, id }: CartLine) =>
    kind !== 'mix' || (mixNumber(id) ?? lastMix + 1) > lastMix;
  if (lines.every(isFree)) return lines;
  const nextMixId = mixIdsAbove([mixIdOf(lastMix), ...idsInUse(lines), ...idsInUse(others)]);
  return lines.map((line) => {
    if (line.kind !== 'mix' || isFree(line)) return line;
    const id = nextMixId();
    return { ...line, id, productId: id };
  });
};

const numberAndQuantity = ({ id, productId, quantity }: MixLine) => ({ id, productId, quantity });
