import { flavorOf } from '#sandbox/catalog/flavors/flavors.ts';
import { snackFamilies } from '#sandbox/catalog/makers/snack-families.ts';
import { merchandiseOrders } from '#sandbox/catalog/merchandise/merchandise-products.ts';
import type { PackOrder } from '#sandbox/catalog/packaging/pack-look.ts';
import { packSlug } from '#sandbox/catalog/snacks/snack-products.ts';
import { varietyPackOrders } from '#sandbox/catalog/variety-packs/variety-packs.ts';

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
