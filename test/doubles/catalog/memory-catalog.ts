import { Effect } from 'effect';
import { facetsOf } from '#domain/catalog/facets.ts';
import type { FacetName } from '#domain/catalog/list-scope.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { type ProductFilter, productPageSize } from '#domain/catalog/product-query.ts';
import { sizeSlug } from '#domain/catalog/size-text.ts';
import type { Catalog, Inventory } from '#ports/catalog/catalog.ts';
import { ProductNotFound } from '#ports/catalog/product-failures.ts';
import { isListed, placeOnShelf } from '#test/doubles/catalog/shelf-model.ts';

/** A shelf of products: list, detail and stock read the same ones. */
export const makeMemoryCatalog = (shelf: readonly ProductDetail[]): Catalog => ({
  home: Effect.succeed({
    banners: [],
    bestsellers: shelf,
    brands: [],
    parentCategories: [],
    subCategories: [],
    promoTiles: [],
    staffPicks: [],
    productGroups: [],
  }),
  list: (query) =>
    Effect.sync(() => {
      const found = shelf.filter((product) => matches(product, query));
      const start = (query.page - 1) * productPageSize;
      return {
        list: found.slice(start, start + productPageSize),
        totalProduct: found.length,
        page: query.page,
        pageSize: productPageSize,
      };
    }),
  product: (productId) => {
    const product = shelf.find((other) => other.productId === productId);
    return product ? Effect.succeed(product) : Effect.fail(new ProductNotFound({ productId }));
  },
  recommended: (productId) =>
    Effect.succeed(shelf.filter((product) => product.productId !== productId)),
  brands: Effect.succeed([]),
  facets: (filter) =>
    Effect.sync(() =>
      facetsOf(
        shelf.map((product) => ({ ...placeOnShelf(product), count: 1 })),
        filter,
        labelsOf(shelf),
      ),
    ),
  recommendedPacks: Effect.succeed(shelf.filter(({ kind }) => kind === 'variety-pack')),
});

export const makeMemoryInventory = (shelf: readonly ProductDetail[]): Inventory => ({
  check: (items) =>
    Effect.sync(() =>
      items.flatMap(({ productId, quantity }) => {
        const product = shelf.find((other) => other.productId === productId);
        return product
          ? [
              {
                productId,
                available: product.stock >= quantity,
                quantity: product.stock,
                price: product.price,
              },
            ]
          : [];
      }),
    ),
});

const matches = (product: ProductDetail, filter: ProductFilter): boolean =>
  isListed(placeOnShelf(product), filter) &&
  product.title.toLowerCase().includes((filter.searchText ?? '').toLowerCase());

const labelsOf = (shelf: readonly ProductDetail[]) => {
  const brands = new Map(shelf.map(({ brandId, brand }) => [brandId, brand]));
  const sizes = new Map(shelf.map(({ size }) => [sizeSlug(size), size]));
  return (facet: FacetName, value: string): string =>
    ({ brand: brands, size: sizes })[facet as string]?.get(value) ?? value;
};
