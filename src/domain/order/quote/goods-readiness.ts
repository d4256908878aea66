import type { Stock } from '#domain/order/quote/stocked-product.ts';
import type { Readiness } from '#domain/shipping/expected-day/expected-days.ts';

/**
 * What an order's goods say about its expected day. A box that a shopper composed is no product of its own: it is
 * sent, and what is inside decides when.
 */
export const goodsReadiness = (productIds: Iterable<string>, stock: Stock): readonly Readiness[] =>
  [...productIds].map((productId) => {
    const product = stock.get(productId);
    const isSent = product?.taxCategory !== 'gift-card';
    return product?.release === undefined ? { isSent } : { isSent, release: product.release };
  });
