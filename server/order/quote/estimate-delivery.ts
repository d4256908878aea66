import { type Cents, zeroCents } from '#domain/money/cents.ts';
import type { DeliveryEstimate } from '#domain/order/arrival/delivery-estimate.ts';
import { asDiscount, estimatedLines } from '#domain/order/quote/estimate.ts';
import { goodsReadiness } from '#domain/order/quote/goods-readiness.ts';
import { shippingFor, taxableLines } from '#domain/order/quote/pricing.ts';
import { usualDispatch } from '#domain/shipping/expected-day/dispatch.ts';
import { expectedDays } from '#domain/shipping/expected-day/expected-days.ts';
import { placeOfZip } from '#domain/shipping/serviceability.ts';
import type { ItemDemand } from '#domain/shipping/zip-verdict.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { readShelf } from '#server/data/catalog/shelf.ts';
import { readOrderSettings } from '#server/data/order/order-settings.ts';
import { servingLocation } from '#server/data/shipping/locations.ts';
import { requireTax } from '#server/order/quote/pricing.ts';

/**
 * When an order would come to a zip code, and what shipping and tax would be: what a shopper wants to know who has
 * not given an address. Only the quote promises (D-ORDER-01).
 */
export const estimateDelivery = async (
  parts: Pick<ShopParts, 'db' | 'zips' | 'tax' | 'clock' | 'report'>,
  zipcode: string,
  items: readonly ItemDemand[],
  discount: Cents = zeroCents,
): Promise<DeliveryEstimate | Refusal> => {
  const { db, zips, clock } = parts;
  const place = placeOfZip(zips, zipcode);
  if (place === undefined) return refuse('ADDRESS_NOT_SERVICEABLE', { field: 'zipcode' });
  const { state } = place;
  const settings = await readOrderSettings(db);
  const ids = items.map(({ productId }) => productId);
  const shelf = await readShelf(db, ids, '', 'en-us');
  const location = await servingLocation(db, zipcode);
  const expected = expectedDays(
    location?.dispatch ?? usualDispatch,
    state,
    goodsReadiness(ids, shelf),
    clock.now(),
  );
  if (expected === 'not-served') return { ...place, expected };
  const lines = estimatedLines(items, shelf, settings.mix.price);
  const less = asDiscount(discount);
  const { shippingCharge, shippingSku } = shippingFor(lines, less, settings);
  const { freeShippingThreshold } = settings;
  const tax = await requireTax(parts, {
    to: { state, zipcode },
    lines: taxableLines(lines, less),
    shippingCharge,
  });
  if (isRefusal(tax)) return tax;
  const shipping = { shippingCharge, shippingSku, freeShippingThreshold };
  return { ...place, expected, charges: { shipping, totalTax: tax.totalTax } };
};
