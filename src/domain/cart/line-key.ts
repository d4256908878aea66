import type { CartLine } from '#domain/cart/cart-line.ts';
import { contentsKey } from '#domain/mixpack/contents.ts';

/**
 * What a line sells, as text: lines with one key are the same goods and add up.
 *
 * A product is its productId, a mix its contents whatever its number (MERGE-03), a bundle its
 * bundleId, virtualSku and contents (D-CART-03). A bundle never equals a plain line. Ids compare
 * exactly.
 */
export const lineKey = (line: CartLine): string => {
  switch (line.kind) {
    case 'product':
      return `product ${line.productId}`;
    case 'mix':
      return `mix ${contentsKey(line.contents)}`;
    case 'bundle':
      return JSON.stringify([line.bundleId, line.virtualSku, contentsKey(line.products)]);
  }
};
