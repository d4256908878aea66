import type { ProductId } from '#domain/catalog/product-id.ts';
import { type Bags, countOf, roomFor } from '#domain/mix/mix-bags.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';

type Room = Pick<MixRules, 'packSize' | 'maxPerItem'>;

/**
 * Fills the empty pockets with the flavors the mix has fewest of, chosen by the seed. What the
 * shopper chose stays. Without flavors to choose from, the mix stays as it is.
 */
export const surprise = (
  bags: Bags,
  flavors: readonly ProductId[],
  rules: Room,
  seed: string,
): Bags => {
  const draw = drawing(seed);
  let filled = bags;
  while (filled.length < rules.packSize) {
    const open = flavors.filter((flavor) => roomFor(filled, flavor, rules) > 0);
    const fewest = Math.min(...open.map((flavor) => countOf(filled, flavor)));
    const rarest = open.filter((flavor) => countOf(filled, flavor) === fewest);
    const chosen = rarest[draw(rarest.length)];
    if (chosen === undefined) return filled;
    filled = [...filled, chosen];
  }
  return filled;
};

/** Repeatable numbers below a bound from a text: FNV-1a hash, then a linear congruential generator. */
const drawing = (seed: string): ((below: number) => number) => {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The high bits, because the low bits of such a generator repeat early.
    return Math.floor((state / 0x1_0000_0000) * below);
  };
};
