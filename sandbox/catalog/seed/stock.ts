import { hashText } from '#sandbox/catalog/packaging/seeded-random.ts';
import { locationNumbers } from './locations.ts';

/** Where a product is sold out: everywhere, or at the named locations. */
export type SoldOut = 'everywhere' | readonly string[] | undefined;

/** Units of a product by location: the same every time, a few of them nearly gone. */
export const stockOf = (
  productId: string,
  most: number,
  soldOut: SoldOut,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    locationNumbers.map((locationNumber) => {
      const isOut = soldOut === 'everywhere' || (soldOut?.includes(locationNumber) ?? false);
      return [locationNumber, isOut ? 0 : unitsOf(`${productId}@${locationNumber}`, most)];
    }),
  );

const unitsOf = (place: string, most: number): number => {
  const hash = hashText(place);
  // About one shelf in thirty is down to its last few.
  return hash % 30 === 0 ? 1 + ((hash >>> 8) % 5) : Math.ceil(most / 4) + ((hash >>> 8) % most);
};
