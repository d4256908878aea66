import type { CartLine, MixLine } from '#domain/cart/lines/cart-line.ts';
import { addLine, findLine, idsInUse } from '#domain/cart/lines/edit-lines.ts';
import { lineKey } from '#domain/cart/lines/line-key.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { mixIdOf, mixIdPrefix, mixIdsAbove, mixNumber } from '#domain/mix/mix-id.ts';
import type { Cents } from '#domain/money/cents.ts';

/** A full mix that can become a cart line. */
export interface FinishedMix {
  readonly title: string;
  readonly contents: readonly MixedProduct[];
  readonly nonSku: string;
  readonly unitPrice: Cents;
}

/** A finished mix as a line of quantity 1; `addLine` gives it its number. */
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
 * Replaces the line an edited mix came from; the line keeps its number and quantity.
 * When another line already holds the same mix, the two become one. When the line was removed
 * meanwhile, the mix is added as a new line, so that no work is lost.
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
 * Mixes of a cart with numbers up to `lastMix` get new numbers, above `lastMix` and above those of
 * this cart and of `others`.
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
