import type { ProductId } from '#domain/catalog/product-id.ts';

/** How many viewed products are remembered (D-API-13). */
export const viewedLimit = 10;

/** The list with a product put first: newest first, no duplicates, cut to the limit (BROWSE-13). */
export const withViewed = (
  viewed: readonly ProductId[],
  productId: ProductId,
): readonly ProductId[] =>
  [productId, ...viewed.filter((other) => other !== productId)].slice(0, viewedLimit);
