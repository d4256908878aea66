import type { ProductRecord } from '#domain/catalog/records/product-record.ts';

/** What a product may name. */
export interface KnownNames {
  readonly brands: ReadonlySet<string>;
  readonly flavors: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly locations: ReadonlySet<string>;
  /** With those of the same file. */
  readonly products: ReadonlySet<string>;
}

/** A part of a product that is wrong though its form is right. */
export interface ProductFault {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Everything a product names that is not there, and what its kind demands. */
export const productFaults = (
  product: ProductRecord,
  known: KnownNames,
): readonly ProductFault[] => {
  const faults: ProductFault[] = [];
  const unless = (holds: boolean, path: ProductFault['path'], text: string): void => {
    if (!holds) faults.push({ path, text });
  };
  unless(known.brands.has(product.brandId), ['brandId'], `there is no brand "${product.brandId}"`);
  unless(known.flavors.has(product.flavor), ['flavor'], `there is no flavor "${product.flavor}"`);
  unless(known.types.has(product.type), ['type'], `there is no product type "${product.type}"`);
  for (const location of Object.keys(product.stock)) {
    unless(
      known.locations.has(location),
      ['stock', location],
      `there is no location "${location}"`,
    );
  }
  for (const [place, { productId }] of (product.bundle?.products ?? []).entries()) {
    unless(
      known.products.has(productId) && productId !== product.productId,
      ['bundle', 'products', place, 'productId'],
      `there is no product "${productId}" to put into the pack`,
    );
  }
  unless(
    (product.kind === 'variety-pack') === (product.bundle !== undefined),
    ['bundle'],
    'a variety pack needs its contents, and nothing else has any',
  );
  unless(product.priceCents > 0, ['priceCents'], 'a product must cost something');
  return faults;
};
