/** Whether a product can be had: at once, later, or not at the shopper's location. */
export type Availability = 'in-stock' | 'pre-order' | 'out-of-stock';

export const availabilities: readonly Availability[] = ['in-stock', 'pre-order', 'out-of-stock'];

/** A pre-order is one wherever it lies; the others depend on the location's stock. */
export const availabilityOf = (product: {
  readonly available: boolean;
  readonly preOrder: boolean;
}): Availability => {
  if (product.preOrder) return 'pre-order';
  return product.available ? 'in-stock' : 'out-of-stock';
};
