import { type Cents, greaterCents, timesCents, zeroCents } from '#domain/money/cents.ts';
import type { Priceable } from '#domain/order/quote/pricing.ts';
import type { Stock } from '#domain/order/quote/stocked-product.ts';
import type { ItemDemand } from '#domain/shipping/zip-verdict.ts';

/** Ids of boxes shoppers composed; only their price is known here, not what is inside. */
const mixId = /^MYOMP-\d+-\d+$/;

/** Items at the shop's prices; unknown ones cost nothing here and are refused by the order. */
export const estimatedLines = (
  items: readonly ItemDemand[],
  stock: Stock,
  mixPrice: Cents | undefined,
): readonly Priceable[] =>
  items.flatMap(({ productId, quantity }): readonly Priceable[] => {
    const product = stock.get(productId);
    if (product !== undefined) {
      return [{ total: timesCents(product.price, quantity), taxCategory: product.taxCategory }];
    }
    return mixId.test(productId) && mixPrice !== undefined
      ? [{ total: timesCents(mixPrice, quantity), taxCategory: 'snack' }]
      : [];
  });

/** A client's word: it may lower an estimate, never raise it. */
export const asDiscount = (told: Cents): Cents => greaterCents(zeroCents, told);
