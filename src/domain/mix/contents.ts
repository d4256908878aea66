import type { ProductId } from '#domain/catalog/product-id.ts';

/** One product in a mix and its number of bags. */
export interface MixedProduct {
  readonly productId: ProductId;
  readonly quantity: number;
}

/** One product and its number of units. */
export interface CountedItem {
  readonly productId: string;
  readonly quantity: number;
}

/** Each product once with its units summed, in first-seen order; empty entries left out (D-READ-03). */
export const foldContents = <Item extends CountedItem>(
  contents: readonly Item[],
): readonly Item[] => {
  const byProduct = new Map<string, Item>();
  for (const item of contents) {
    if (item.quantity === 0) continue;
    const earlier = byProduct.get(item.productId);
    byProduct.set(
      item.productId,
      earlier === undefined ? item : { ...earlier, quantity: earlier.quantity + item.quantity },
    );
  }
  // Most mixes have no product twice; then the same value is returned.
  return byProduct.size === contents.length ? contents : [...byProduct.values()];
};

/** The same text for equal contents, whatever their order (MERGE-03, MERGE-04). */
export const contentsKey = (contents: readonly CountedItem[]): string =>
  JSON.stringify(
    foldContents(contents)
      .map((item) => [item.productId, item.quantity] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const sameContents = (a: readonly CountedItem[], b: readonly CountedItem[]): boolean =>
  contentsKey(a) === contentsKey(b);

/** Units in a mix. */
export const unitsInMix = (contents: readonly CountedItem[]): number =>
  contents.reduce((units, item) => units + item.quantity, 0);
