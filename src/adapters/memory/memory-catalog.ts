import { Effect } from 'effect';
import type { ProductDetail } from '#domain/catalog/product.ts';
import type { ProductQuery } from '#domain/catalog/product-query.ts';
import { productPageSize } from '#domain/catalog/product-query.ts';
import type { Catalog, Inventory } from '#ports/catalog.ts';
import { ProductNotFound } from '#ports/failures.ts';

/** A shelf of products: list, detail and stock read the same ones. */
export const makeMemoryCatalog = (shelf: readonly ProductDetail[]): Catalog => ({
  home: Effect.succeed({
    banners: [],
    bestsellers: shelf,
    brands: [],
    parentCategories: [],
    subCategories: [],
    promoTiles: [],
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

const matches = (product: ProductDetail, query: ProductQuery): boolean =>
  narrows(query.brand, product.brandId) &&
  narrows(query.flavor, product.flavor) &&
  narrows(query.size, product.size) &&
  product.type.startsWith(query.productTypes.join('/')) &&
  product.title.toLowerCase().includes((query.searchText ?? '').toLowerCase());

const narrows = (wanted: readonly string[], value: string): boolean =>
  wanted.length === 0 || wanted.includes(value);
