import type { ProductId } from '#domain/catalog/product-id.ts';

/** Some bags of one product in a mix. */
export interface MixedProduct {
  readonly productId: ProductId;
  readonly quantity: number;
}

/** Some units of one product inside a box. */
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
  // Most boxes are folded already, and are then the same value as before.
  return byProduct.size === contents.length ? contents : [...byProduct.values()];
};

/** One text for equal boxes, whatever the order they were packed in (MERGE-03, MERGE-04). */
export const contentsKey = (contents: readonly CountedItem[]): string =>
  JSON.stringify(
    foldContents(contents)
      .map((item) => [item.productId, item.quantity] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const sameContents = (a: readonly CountedItem[], b: readonly CountedItem[]): boolean =>
  contentsKey(a) === contentsKey(b);

/** Units in a box. */
export const unitsInMix = (contents: readonly CountedItem[]): number =>
  contents.reduce((units, item) => units + item.quantity, 0);
