import type { Language } from '#domain/locale/language.ts';
import { zeroCents } from '#domain/money/cents.ts';
import { shipsTo } from '#domain/shipping/states.ts';
import type { ItemAvailability, ItemDemand, ItemInventory } from '#domain/shipping/zip-verdict.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { readShelf, type Shelf, type ShelfProduct } from '#server/data/catalog/shelf.ts';
import { locationOfZip } from '#server/data/shipping/locations.ts';
import { isExcluded } from '#server/order/quote/assess-draft.ts';
import { placeOfZip } from '#server/shipping/serviceability.ts';

type Parts = Pick<CommerceParts, 'db' | 'zips'>;

/** Items with equal ids asked for together: five and five are ten. */
const summed = (items: readonly ItemDemand[]): readonly ItemDemand[] => {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of items) {
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
};

/** How many of a product can be had; of a variety pack, as many as its contents allow. */
const unitsOf = (shelf: Shelf, product: ShelfProduct): number =>
  Math.min(
    product.stock,
    ...(product.bundle?.products ?? []).map(({ productId, quantity }) =>
      Math.floor((shelf.get(productId)?.stock ?? 0) / quantity),
    ),
  );

/** Stock and price of what is in a cart; what the shop does not sell is not available. */
export const inventoryOf = async (
  { db }: Parts,
  locationNumber: string,
  items: readonly ItemDemand[],
): Promise<readonly ItemInventory[]> => {
  const demands = summed(items);
  const ids = demands.map(({ productId }) => productId);
  const shelf = await readShelf(db, ids, locationNumber, 'en-us');
  return demands.map(({ productId, quantity }): ItemInventory => {
    const product = shelf.get(productId);
    const units = product?.isSold === true ? unitsOf(shelf, product) : 0;
    return {
      productId,
      available: units >= Math.max(1, quantity),
      quantity: units,
      price: product?.price ?? zeroCents,
    };
  });
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
  const demands = summed(items);
  const ids = demands.map(({ productId }) => productId);
  const shelf = await readShelf(db, ids, location, language);
  return demands.map(({ productId }): ItemAvailability => {
    const product = shelf.get(productId);
    const goes = isServed && product?.isSold === true && reaches(product, zipcode);
    return goes
      ? { productId, available: true }
      : { productId, available: false, reason: notForZip[language] };
  });
};

const reaches = (product: ShelfProduct, zipcode: string): boolean =>
  !isExcluded(product.excludedZipPrefixes, zipcode) &&
  (product.stock > 0 || product.stockAnywhere === 0);
