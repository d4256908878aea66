import type { Cart } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { demandOf } from '#domain/cart/lines/demand.ts';
import type { ItemDemand, ItemInventory } from '#domain/shipping/zip-verdict.ts';

/** What to ask the shop about a cart: the demand, and the bundles themselves for their price. */
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
  /** With today's prices; a mix keeps its own, which the shop does not list (D-CART-16). */
  readonly lines: readonly CartLine[];
  /** Items that cannot be had, and the products whose lines hold one, each once (CART-20). */
  readonly unavailable: readonly string[];
}

/** A cart in the light of today's stock and prices. An item the shop does not name is not had. */
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

/** Lines at the prices the shop asks today; the ones it named no price for stay as they are. */
export const repricedLines = (
  lines: readonly CartLine[],
  prices: ReadonlyMap<string, NonNullable<CartLine['unitPrice']>>,
): readonly CartLine[] =>
  lines.map((line) => {
    const unitPrice = prices.get(line.productId);
    return unitPrice === undefined || unitPrice === line.unitPrice ? line : { ...line, unitPrice };
  });

/** A cart with other lines: what the shop said about shipping and tax no longer holds for it. */
export const withLines = (
  { shipping: _, tax: __, ...cart }: Cart,
  lines: readonly CartLine[],
): Cart => ({ ...cart, lines });
