import { flavorOf } from './flavors.ts';
import { merchandiseOrders } from './merchandise-products.ts';
import type { PackOrder } from './packaging/pack-look.ts';
import { snackFamilies } from './snack-families.ts';
import { packSlug } from './snack-products.ts';
import { varietyPackOrders } from './variety-packs.ts';

/** One order a picture; products that look alike share theirs. */
export const packOrders: readonly PackOrder[] = [
  ...snackFamilies.flatMap((family) =>
    family.snacks.map((snack): PackOrder => {
      const flavor = flavorOf(snack.flavorId);
      return {
        slug: packSlug(family, flavor),
        brand: family.brandId,
        flavor: flavor.print,
        ...(snack.label === undefined ? {} : { label: snack.label }),
      };
    }),
  ),
  ...varietyPackOrders,
  ...merchandiseOrders,
];
