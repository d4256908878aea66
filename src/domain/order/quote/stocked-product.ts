import type { BundledProduct } from '#domain/catalog/product.ts';
import type { TaxCategory } from '#domain/catalog/tax-category.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Release } from '#domain/shipping/expected-day/dispatch.ts';

/** A product as it is sold, at one location. */
export interface StockedProduct {
  readonly productId: string;
  /** False for what exists but is not sold. */
  readonly isSold: boolean;
  readonly title: string;
  readonly size: string;
  readonly imagePath: string;
  readonly price: Cents;
  readonly taxCategory: TaxCategory;
  readonly isMixable: boolean;
  readonly preOrderText?: string;
  /** Of a pre-order: when it can leave, or that nobody has said so. */
  readonly release?: Release | 'undated';
  readonly bundle?: { readonly virtualSku: string; readonly products: readonly BundledProduct[] };
  readonly excludedZipPrefixes: readonly string[];
  /** Units at the location, and at all locations together. */
  readonly stock: number;
  readonly stockAnywhere: number;
}

/** Products by their ids; of a variety pack, what is inside it too. */
export type Stock = ReadonlyMap<string, StockedProduct>;

/** Whether it is sent to a zip, be there any or not. */
export const isSentTo = (
  { excludedZipPrefixes }: Pick<StockedProduct, 'excludedZipPrefixes'>,
  zipcode: string,
): boolean => !excludedZipPrefixes.some((prefix) => zipcode.startsWith(prefix));

/** How many of a product can be had; of a variety pack, as many as its contents allow. */
export const unitsOf = (stock: Stock, product: StockedProduct): number =>
  Math.min(
    product.stock,
    ...(product.bundle?.products ?? []).map(({ productId, quantity }) =>
      quantity > 0
        ? Math.floor((stock.get(productId)?.stock ?? 0) / quantity)
        : Number.POSITIVE_INFINITY,
    ),
  );
