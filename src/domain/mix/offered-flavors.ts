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

/**
 * The makers take turns, in the order of their first flavors, so that the first rows show many of them;
 * the flavors of one maker stay in their order.
 */
export const makersInTurn = <One extends Pick<ProductSummary, 'brandId'>>(
  shelf: readonly One[],
): readonly One[] => {
  const makers = [...new Set(shelf.map(({ brandId }) => brandId))].map((maker) =>
    shelf.filter(({ brandId }) => brandId === maker),
  );
  const rounds = Math.max(0, ...makers.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    makers.flatMap((flavors) => flavors.slice(round, round + 1)),
  );
};
