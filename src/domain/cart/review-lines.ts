import type { Cart } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { demandOf } from '#domain/cart/lines/demand.ts';
import type { ItemDemand, ItemInventory } from '#domain/shipping/zip-verdict.ts';

/** What to ask the inventory call about a cart: all products, and the bundles for their price. */
export const itemsToReview = (lines: readonly CartLine[]): readonly ItemDemand[] => {
  const asked = new Map(demandOf(lines).map((item) => [item.productId, item]));
  for (const { kind, productId, quantity } of lines) {
    if (kind === 'bundle' && quantity > 0 && !asked.has(productId)) {
      asked.set(productId, { productId, quantity });
    }
  }
  return [...asked.values()];
};

export interface ReviewedLines {
  /** With the current prices; a mix keeps its own, the shop lists none for it (D-CART-16). */
  readonly lines: readonly CartLine[];
  /** Unavailable items, and the products of lines that hold one, each once (CART-20). */
  readonly unavailable: readonly string[];
}

/** Checks a cart against stock and prices. An item missing from the answer is unavailable. */
export const reviewLines = (
  lines: readonly CartLine[],
  inventory: readonly ItemInventory[],
): ReviewedLines => {
  const known = new Map(inventory.map((item) => [item.productId, item]));
  const unavailable = new Set<string>();
  for (const { productId } of demandOf(lines)) {
    if (known.get(productId)?.available !== true) unavailable.add(productId);
  }
  for (const line of lines) {
    if (demandOf([line]).some(({ productId }) => unavailable.has(productId))) {
      unavailable.add(line.productId);
    }
  }
  const prices = new Map(inventory.map(({ productId, price }) => [productId, price]));
  return { lines: repricedLines(lines, prices), unavailable: [...unavailable] };
};

/** Lines at the current prices; a line without a price in the answer stays as it is. */
export const repricedLines = (
  lines: readonly CartLine[],
  prices: ReadonlyMap<string, NonNullable<CartLine['unitPrice']>>,
): readonly CartLine[] =>
  lines.map((line) => {
    const unitPrice = prices.get(line.productId);
    return unitPrice === undefined || unitPrice === line.unitPrice ? line : { ...line, unitPrice };
  });

/** A cart with other lines; shipping and tax are dropped, they were for the old lines. */
export const withLines = (
  { shipping: _, tax: __, ...cart }: Cart,
  lines: readonly CartLine[],
): Cart => ({ ...cart, lines });
