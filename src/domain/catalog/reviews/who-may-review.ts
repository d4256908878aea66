import type { OrderStatus } from '#domain/order/order.ts';

/** May write, or why not yet. */
export type ReviewRight = 'may' | 'not-delivered' | 'not-bought';

/**
 * Who may review a product, by how the customer's orders of it stand: once one of them was delivered
 * (D-REVIEW-01). What was cancelled or given back was not bought.
 */
export const reviewRight = (orders: readonly OrderStatus[]): ReviewRight => {
  if (orders.includes('DELIVERED')) return 'may';
  return orders.some((status) => status !== 'CANCELLED') ? 'not-delivered' : 'not-bought';
};
