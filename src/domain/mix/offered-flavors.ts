import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';

/** What of the shelf can be put into a box right now, in the shelf's order. */
export const offeredFlavors = (
  shelf: readonly Pick<ProductSummary, 'productId' | 'available'>[],
): readonly ProductId[] =>
  shelf.flatMap(({ productId, available }) => (available ? [productId] : []));

/** What can be had comes first; the shop's order stays within each half. */
export const availableFirst = <One extends Pick<ProductSummary, 'available'>>(
  shelf: readonly One[],
): readonly One[] => [
  ...shelf.filter((one) => one.available),
  ...shelf.filter((one) => !one.available),
];
