import type { ProductId } from '#domain/catalog/product-id.ts';

/** How many products looked at are remembered (D-API-13). */
export const viewedLimit = 10;

/** The same list with a product on top: newest first, none twice, none beyond the limit (BROWSE-13). */
export const withViewed = (
  viewed: readonly ProductId[],
  productId: ProductId,
): readonly ProductId[] =>
  [productId, ...viewed.filter((other) => other !== productId)].slice(0, viewedLimit);
