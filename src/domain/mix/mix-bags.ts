import type { ProductId } from '#domain/catalog/product-id.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { type CountedItem, foldContents, unitsInMix } from '#domain/mix/contents.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { Problem } from '#domain/validation/problem.ts';

/** The bags of a mix in the order they were added; the first is in pocket 1. */
export type Bags = readonly ProductId[];

type Room = Pick<MixRules, 'packSize' | 'maxPerItem'>;

export const countOf = (bags: Bags, productId: ProductId): number =>
  bags.filter((bag) => bag === productId).length;

/** Bags missing until the mix is full. */
export const bagsToGo = (bags: Bags, { packSize }: Pick<MixRules, 'packSize'>): number =>
  Math.max(0, packSize - bags.length);

/** How many more bags of this flavor fit. */
export const roomFor = (bags: Bags, productId: ProductId, rules: Room): number =>
  Math.max(0, Math.min(bagsToGo(bags, rules), rules.maxPerItem - countOf(bags, productId)));

/**
 * Sets how many bags of one flavor the mix holds. Bags that do not fit are left out, so the mix
 * never exceeds its size. Bags are removed from the last one added; no pocket between stays empty.
 */
export const setCount = (bags: Bags, productId: ProductId, count: number, rules: Room): Bags => {
  const present = countOf(bags, productId);
  const wanted = Math.max(0, Math.trunc(count));
  if (wanted >= present) {
    const added = Math.min(wanted - present, roomFor(bags, productId, rules));
    return added === 0 ? bags : [...bags, ...Array<ProductId>(added).fill(productId)];
  }
  let surplus = present - wanted;
  return bags
    .toReversed()
    .filter((bag) => bag !== productId || surplus-- <= 0)
    .toReversed();
};

/** The mix as a cart line holds it: each flavor once with its count, in the order added. */
export const contentsOf = (bags: Bags): readonly MixedProduct[] =>
  foldContents(bags.map((productId) => ({ productId, quantity: 1 })));

/** The bags of a saved mix, at most the size of a mix; counts that are not whole or above 0 are skipped. */
export const bagsIn = (
  contents: readonly MixedProduct[],
  { packSize }: Pick<MixRules, 'packSize'>,
): Bags => {
  const bags: ProductId[] = [];
  for (const { productId, quantity } of foldContents(contents)) {
    const taken = Number.isSafeInteger(quantity) ? Math.min(quantity, packSize - bags.length) : 0;
    for (let bag = 0; bag < taken; bag += 1) bags.push(productId);
  }
  return bags;
};

/** Why a mix may not be sold or saved yet; nothing when it may (MIX-05, D-CART-14). */
export const mixProblem = (
  contents: readonly CountedItem[],
  rules: Pick<MixRules, 'packSize' | 'maxPerItem' | 'minDistinct'>,
): Problem | undefined => {
  const folded = foldContents(contents);
  const units = unitsInMix(folded);
  const { packSize, maxPerItem, minDistinct } = rules;
  if (units < packSize) return { key: 'mix.missing', values: { count: packSize - units } };
  if (units > packSize) return { key: 'mix.surplus', values: { count: units - packSize } };
  if (folded.some(({ quantity }) => quantity > maxPerItem)) {
    return { key: 'mix.perFlavor', values: { count: maxPerItem } };
  }
  return folded.length < minDistinct
    ? { key: 'mix.distinct', values: { count: minDistinct } }
    : undefined;
};
