import { zeroCents } from '#domain/money/cents.ts';
import type { UnavailableItem } from '#domain/order/order.ts';
import type { PricedLine } from '#domain/order/quote/priced-line.ts';
import {
  isSentTo,
  type Stock,
  type StockedProduct,
  unitsOf,
} from '#domain/order/quote/stocked-product.ts';
import type { ItemDemand, ItemInventory } from '#domain/shipping/zip-verdict.ts';

/** Items with equal ids asked for together: five and five are ten. */
export const summedItems = (items: readonly ItemDemand[]): readonly ItemDemand[] => {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of items) {
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
};

/** Stock and price of an item; what the shop does not sell is not available. */
export const inventoryItem = (stock: Stock, { productId, quantity }: ItemDemand): ItemInventory => {
  const product = stock.get(productId);
  const units = product?.isSold === true ? unitsOf(stock, product) : 0;
  return {
    productId,
    available: units >= Math.max(1, quantity),
    quantity: units,
    price: product?.price ?? zeroCents,
  };
};

/**
 * Whether an item can go to a zip. Sold out everywhere is not a matter of the zip, so such an item
 * passes here and is found by the order's own check.
 */
export const reachesZip = (product: StockedProduct | undefined, zipcode: string): boolean =>
  product?.isSold === true &&
  isSentTo(product, zipcode) &&
  (product.stock > 0 || product.stockAnywhere === 0);

/** Every product there is less of than an order takes, sold out and not sent to this zip alike. */
export const missingItems = (
  stock: Stock,
  demand: ReadonlyMap<string, number>,
  zipcode: string,
  lines: readonly Pick<PricedLine, 'productId' | 'name'>[],
): readonly UnavailableItem[] =>
  [...demand].flatMap(([productId, requested]): readonly UnavailableItem[] => {
    const product = stock.get(productId);
    const available = product?.isSold === true && isSentTo(product, zipcode) ? product.stock : 0;
    if (available >= requested) return [];
    const name = lines.find((line) => line.productId === productId)?.name;
    return [{ productId, title: product?.title ?? name ?? productId, requested, available }];
  });
