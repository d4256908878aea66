import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { lineKey } from '#domain/cart/lines/line-key.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';

/** The cart line of a product as the shop shows it; a variety pack becomes a bundle (VPACK-02). */
export const newLine = (product: ProductSummary, quantity: number): CartLine => {
  const facts = {
    id: product.productId,
    productId: product.productId,
    quantity,
    unitPrice: product.price,
    title: product.title,
    imagePath: product.imagePath,
    size: product.size,
    ...(product.preOrder ? { preOrder: true } : {}),
    ...(product.preOrderText === undefined ? {} : { preOrderText: product.preOrderText }),
  };
  return product.bundle === undefined
    ? { kind: 'product', ...facts }
    : {
        kind: 'bundle',
        ...facts,
        bundleId: product.productId,
        virtualSku: product.bundle.virtualSku,
        products: product.bundle.products,
      };
};

/** The line that more of this product would join; another pack of the same name is another line. */
export const lineOfProduct = (
  lines: readonly CartLine[],
  product: ProductSummary,
): CartLine | undefined => {
  const key = lineKey(newLine(product, 1));
  return lines.find((line) => line.quantity > 0 && lineKey(line) === key);
};
