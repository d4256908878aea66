import type { Language } from '#domain/locale/language.ts';
import { inventoryItem, reachesZip, summedItems } from '#domain/order/quote/item-availability.ts';
import { placeOfZip } from '#domain/shipping/serviceability.ts';
import { shipsTo } from '#domain/shipping/states.ts';
import type { ItemAvailability, ItemDemand, ItemInventory } from '#domain/shipping/zip-verdict.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { readShelf } from '#server/data/catalog/shelf.ts';
import { locationOfZip } from '#server/data/shipping/locations.ts';

type Parts = Pick<ShopParts, 'db' | 'zips'>;

/** Stock and price of what is in a cart; what the shop does not sell is not available. */
export const inventoryOf = async (
  { db }: Parts,
  locationNumber: string,
  items: readonly ItemDemand[],
): Promise<readonly ItemInventory[]> => {
  const demands = summedItems(items);
  const ids = demands.map(({ productId }) => productId);
  const shelf = await readShelf(db, ids, locationNumber, 'en-us');
  return demands.map((item) => inventoryItem(shelf, item));
};

/** Specification point 8, in both languages. */
const notForZip: Readonly<Record<Language, string>> = {
  'en-us': 'not available for selected shipping zip code',
  es: 'no disponible para el código postal de envío elegido',
};

/**
 * Which items can go to a zip. Sold out everywhere is not a matter of the zip, so such an item
 * passes here and is found by the order's own check.
 */
export const availabilityFor = async (
  { db, zips }: Parts,
  zipcode: string,
  items: readonly ItemDemand[],
  language: Language,
): Promise<readonly ItemAvailability[]> => {
  const place = placeOfZip(zips, zipcode);
  const isServed = place !== undefined && shipsTo(place.state);
  const location = (await locationOfZip(db, zipcode)) ?? '';
  const demands = summedItems(items);
  const ids = demands.map(({ productId }) => productId);
  const shelf = await readShelf(db, ids, location, language);
  return demands.map(({ productId }): ItemAvailability => {
    const goes = isServed && reachesZip(shelf.get(productId), zipcode);
    return goes
      ? { productId, available: true }
      : { productId, available: false, reason: notForZip[language] };
  });
};
