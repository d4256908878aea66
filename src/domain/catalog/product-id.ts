import type { Brand } from '#domain/brand.ts';

/** The shop's number of a product, such as `CHP-0101`. Ids compare exactly, letter case included. */
export type ProductId = Brand<string, 'ProductId'>;
