import type { WholeCatalog } from '#server/admin/catalog/catalog-schema.ts';
import {
  type KnownNames,
  type ProductFault,
  productFaults,
} from '#server/admin/catalog/product-faults.ts';

/** What is wrong in a catalogue whose form is right: names twice, and names of nothing. */
export const catalogFaults = (catalog: WholeCatalog): readonly ProductFault[] => [
  ...twice('products', catalog.products, ({ productId }) => productId, 'productId'),
  ...twice('brands', catalog.brands, ({ brandId }) => brandId, 'brandId'),
  ...twice('brands', catalog.brands, ({ slug }) => slug, 'slug'),
  ...twice('flavors', catalog.flavors, ({ flavorId }) => flavorId, 'flavorId'),
  ...twice('productTypes', catalog.productTypes, ({ slug }) => slug, 'slug'),
  ...twice('locations', catalog.locations, (one) => one.locationNumber, 'locationNumber'),
  ...twice('coupons', catalog.coupons ?? [], ({ code }) => code, 'code'),
  ...typeFaults(catalog),
  ...(catalog.locations.filter(({ isDefault }) => isDefault).length === 1
    ? []
    : [{ path: ['locations'], text: 'exactly one location must be the default one' }]),
  ...faultsOfProducts(catalog),
];

const namesOf = (catalog: WholeCatalog): KnownNames => ({
  brands: new Set(catalog.brands.map(({ brandId }) => brandId)),
  flavors: new Set(catalog.flavors.map(({ flavorId }) => flavorId)),
  types: new Set(catalog.productTypes.map(({ slug }) => slug)),
  locations: new Set(catalog.locations.map(({ locationNumber }) => locationNumber)),
  products: new Set(catalog.products.map(({ productId }) => productId)),
});

/** Each product against all that the file names. */
const faultsOfProducts = (catalog: WholeCatalog): readonly ProductFault[] => {
  const known = namesOf(catalog);
  return catalog.products.flatMap((product, place) =>
    productFaults(product, known).map(({ path, text }) => ({
      path: ['products', place, ...path],
      text,
    })),
  );
};

const twice = <Thing>(
  part: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  field: string,
): readonly ProductFault[] => {
  const seen = new Set<string>();
  return things.flatMap((thing, place) => {
    const name = nameOf(thing);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [{ path: [part, place, field], text: `"${name}" is there twice` }];
  });
};

/** `chips/tortilla` lies on the shelf `chips`, which must exist. */
const typeFaults = ({ productTypes }: WholeCatalog): readonly ProductFault[] => {
  const slugs = new Set(productTypes.map(({ slug }) => slug));
  return productTypes.flatMap(({ slug, pairsWith = [] }, place) => {
    const above = slug.split('/').slice(0, -1).join('/');
    return [
      ...(above === '' || slugs.has(above)
        ? []
        : [
            {
              path: ['productTypes', place, 'slug'],
              text: `there is no product type "${above}" above it`,
            },
          ]),
      ...pairsWith.flatMap((other, at) =>
        slugs.has(other)
          ? []
          : [
              {
                path: ['productTypes', place, 'pairsWith', at],
                text: `there is no product type "${other}"`,
              },
            ],
      ),
    ];
  });
};
