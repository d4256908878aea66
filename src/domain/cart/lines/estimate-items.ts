import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { ItemDemand } from '#domain/shipping/zip-verdict.ts';

/**
 * A cart as its delivery is estimated: every line as it is sold, and with quantity 0 what lies inside boxes and packs. That
 * costs nothing more, but decides when they can leave. Each product once, in first-seen order.
 */
export const estimateItems = (lines: readonly CartLine[]): readonly ItemDemand[] => {
  const units = new Map<string, number>();
  const count = (productId: string, quantity: number): void => {
    units.set(productId, (units.get(productId) ?? 0) + quantity);
  };
  for (const line of lines) {
    if (line.quantity <= 0) continue;
    count(line.productId, line.quantity);
    for (const { productId } of insideOf(line)) count(productId, 0);
  }
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
};

const insideOf = (line: CartLine): readonly { readonly productId: string }[] => {
  switch (line.kind) {
    case 'product':
      return [];
    case 'mix':
      return line.contents;
    case 'bundle':
      return line.products;
  }
};
