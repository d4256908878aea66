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

/** The text of CHK-21, in both languages. */
const notForZip: Readonly<Record<Language, string>> = {
  'en-us': 'not available for selected shipping zip code',
  es: 'no disponible para el código postal de envío elegido',
};

/**
 * Which items can be shipped to a zip code. An item that is sold out everywhere passes here; the
 * order's own check finds it.
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
