import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { CountedItem } from '#domain/mix/contents.ts';
import type { ItemDemand } from '#domain/shipping/zip-verdict.ts';

/**
 * Units of every product a cart takes from stock: single ones, those in mixes and those in
 * bundles together, in first-seen order (D-ORDER-01).
 */
export const demandOf = (lines: readonly CartLine[]): readonly ItemDemand[] => {
  const units = new Map<string, number>();
  for (const line of lines) {
    for (const item of unitsOf(line)) {
      const demanded = item.quantity * line.quantity;
      if (demanded > 0) units.set(item.productId, (units.get(item.productId) ?? 0) + demanded);
    }
  }
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
};

/** What one unit of a line takes from stock. */
const unitsOf = (line: CartLine): readonly CountedItem[] => {
  switch (line.kind) {
    case 'product':
      return [{ productId: line.productId, quantity: 1 }];
    case 'mix':
      return line.contents;
    case 'bundle':
      return line.products;
  }
};
