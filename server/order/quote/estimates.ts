import type { ShippingQuote } from '#domain/cart/cart.ts';
import type { TaxCategory } from '#domain/catalog/tax-category.ts';
import { type Cents, greaterCents, timesCents, zeroCents } from '#domain/money/cents.ts';
import { shipsTo } from '#domain/shipping/states.ts';
import type { ItemDemand } from '#domain/shipping/zip-verdict.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { addressNotServiceable } from '#server/base/refusal/refusals.ts';
import { readShelf } from '#server/data/catalog/shelf.ts';
import { readTillSettings, type TillSettings } from '#server/data/order/till-settings.ts';
import { shippingFor, taxFor } from '#server/order/quote/pricing.ts';
import type { TaxAnswer } from '#server/parties/tax/tax-provider.ts';
import { isServed } from '#server/shipping/serviceability.ts';

type Parts = Pick<CommerceParts, 'db' | 'zips' | 'tax'>;

/** Ids of boxes shoppers composed; only their price is known here, not what is inside. */
const mixId = /^MYOMP-\d+-\d+$/;

interface EstimatedLine {
  readonly total: Cents;
  readonly taxCategory: TaxCategory;
}

/** Items at the shop's prices; unknown ones cost nothing here and are refused by the order. */
const estimateLines = async (
  { db }: Parts,
  items: readonly ItemDemand[],
  settings: TillSettings,
): Promise<readonly EstimatedLine[]> => {
  const ids = items.map(({ productId }) => productId);
  const shelf = await readShelf(db, ids, '', 'en-us');
  return items.flatMap(({ productId, quantity }): readonly EstimatedLine[] => {
    const product = shelf.get(productId);
    if (product !== undefined) {
      return [{ total: timesCents(product.price, quantity), taxCategory: product.taxCategory }];
    }
    const mixPrice = settings.mix.price;
    return mixId.test(productId) && mixPrice !== undefined
      ? [{ total: timesCents(mixPrice, quantity), taxCategory: 'snack' }]
      : [];
  });
};

/** A client's word: it may lower an estimate, never raise it. */
const asDiscount = (told: Cents): Cents => greaterCents(zeroCents, told);

/** What shipping costs; the client's own sub-total is not read. */
export const estimateShipping = async (
  parts: Parts,
  destination: { readonly state: string; readonly zipcode: string },
  items: readonly ItemDemand[],
): Promise<ShippingQuote> => {
  if (!isServed(parts.zips, destination)) throw addressNotServiceable({ field: 'zipcode' });
  const settings = await readTillSettings(parts.db);
  const lines = await estimateLines(parts, items, settings);
  const { freeShippingThreshold } = settings;
  return { ...shippingFor(lines, zeroCents, settings), freeShippingThreshold };
};

/** Tax by destination, an estimate; the shop's own shipping charge counts, not the client's. */
export const estimateTax = async (
  parts: Parts,
  state: string,
  items: readonly ItemDemand[],
  discount: Cents = zeroCents,
): Promise<TaxAnswer> => {
  if (!shipsTo(state)) throw addressNotServiceable({ field: 'shipping.state' });
  const settings = await readTillSettings(parts.db);
  const lines = await estimateLines(parts, items, settings);
  const less = asDiscount(discount);
  const { shippingCharge } = shippingFor(lines, less, settings);
  return taxFor(parts.tax, state, lines, less, shippingCharge);
};
