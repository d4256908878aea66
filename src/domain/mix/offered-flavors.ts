import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';

/** The products that can be put into a mix now, in their given order. */
export const offeredFlavors = (
  shelf: readonly Pick<ProductSummary, 'productId' | 'available'>[],
): readonly ProductId[] =>
  shelf.flatMap(({ productId, available }) => (available ? [productId] : []));

/** Available products first; the order within each group stays. */
export const availableFirst = <One extends Pick<ProductSummary, 'available'>>(
  shelf: readonly One[],
): readonly One[] => [
  ...shelf.filter((one) => one.available),
  ...shelf.filter((one) => !one.available),
];
