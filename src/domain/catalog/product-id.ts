import type { Brand } from '#domain/brand.ts';

/** The shop's number of a product, such as `CHP-0101`. Ids compare exactly, letter case included. */
export type ProductId = Brand<string, 'ProductId'>;

/**
 * Whether a text has the form of a product id or line id. Nothing that reads as words, an address
 * or markup passes (D-FORM-20).
 */
export const hasIdShape = (text: string): boolean => idShape.test(text);

const idShape = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;

/** The path of a product's page (ROUTE-04). */
export const productAddress = (productId: string): string =>
  `/product/${encodeURIComponent(productId)}`;
