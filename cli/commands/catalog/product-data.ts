import * as z from 'zod/mini';
import { wireProductDetail, wireProductSummary } from '#adapters/http/wire/product.ts';
import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';

// The domain's lists are readonly and the codecs' are not, so copies are passed.

/** A product of a list as the storefront writes it, for `--json`. */
export const summaryData = (product: ProductSummary): z.input<typeof wireProductSummary> =>
  z.encode(wireProductSummary, withOwnLists(product));

/** A product with everything its page shows, in the same form. */
export const detailData = (product: ProductDetail): z.input<typeof wireProductDetail> =>
  z.encode(wireProductDetail, {
    ...withOwnLists(product),
    allergens: [...product.allergens],
    sizes: [...product.sizes],
  });

const withOwnLists = <Product extends ProductSummary>({ bundle, badges, ...rest }: Product) => ({
  ...rest,
  badges: [...badges],
  ...(bundle === undefined ? {} : { bundle: { ...bundle, products: [...bundle.products] } }),
});
