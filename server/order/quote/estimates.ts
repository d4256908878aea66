import type { ShippingQuote } from '#domain/cart/cart.ts';
import { type Cents, zeroCents } from '#domain/money/cents.ts';
import { asDiscount, estimatedLines } from '#domain/order/quote/estimate.ts';
import { type Priceable, shippingFor, taxableLines } from '#domain/order/quote/pricing.ts';
import { isServed } from '#domain/shipping/serviceability.ts';
import { shipsTo } from '#domain/shipping/states.ts';
import type { ItemDemand } from '#domain/shipping/zip-verdict.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { readShelf } from '#server/data/catalog/shelf.ts';
import { type OrderSettings, readOrderSettings } from '#server/data/order/order-settings.ts';
import { requireTax } from '#server/order/quote/pricing.ts';
import type { TaxAnswer, TaxedPlace } from '#server/parties/destination/tax-provider.ts';

type Parts = Pick<ShopParts, 'db' | 'zips' | 'tax' | 'report'>;

const estimateLines = async (
  { db }: Parts,
  items: readonly ItemDemand[],
  { mix }: OrderSettings,
): Promise<readonly Priceable[]> => {
  const ids = items.map(({ productId }) => productId);
  const shelf = await readShelf(db, ids, '', 'en-us');
  return estimatedLines(items, shelf, mix.price);
};

/** What shipping costs; the client's own sub-total is not read. */
export const estimateShipping = async (
  parts: Parts,
  destination: { readonly state: string; readonly zipcode: string },
  items: readonly ItemDemand[],
): Promise<ShippingQuote | Refusal> => {
  if (!isServed(parts.zips, destination))
    return refuse('ADDRESS_NOT_SERVICEABLE', { field: 'zipcode' });
  const settings = await readOrderSettings(parts.db);
  const lines = await estimateLines(parts, items, settings);
  const { freeShippingThreshold } = settings;
  return { ...shippingFor(lines, zeroCents, settings), freeShippingThreshold };
};

/** Tax by destination, an estimate; the shop's own shipping charge counts, not the client's. */
export const estimateTax = async (
  parts: Parts,
  to: TaxedPlace,
  items: readonly ItemDemand[],
  discount: Cents = zeroCents,
): Promise<TaxAnswer | Refusal> => {
  if (!shipsTo(to.state)) return refuse('ADDRESS_NOT_SERVICEABLE', { field: 'shipping.state' });
  // The service taxes no zip code that is not in its state: asked, it would seem to be out of order.
  if (!isServed(parts.zips, to))
    return refuse('ADDRESS_NOT_SERVICEABLE', { field: 'shipping.zipcode' });
  const settings = await readOrderSettings(parts.db);
  const lines = await estimateLines(parts, items, settings);
  const less = asDiscount(discount);
  const { shippingCharge } = shippingFor(lines, less, settings);
  return requireTax(parts, { to, lines: taxableLines(lines, less), shippingCharge });
};
