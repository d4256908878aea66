/** Whether a product can be ordered: now, in advance, or not at the shopper's location. */
export type Availability = 'in-stock' | 'pre-order' | 'out-of-stock';

export const availabilities: readonly Availability[] = ['in-stock', 'pre-order', 'out-of-stock'];

/** A pre-order product is `pre-order` at every location; the others depend on the stock there. */
export const availabilityOf = (product: {
  readonly available: boolean;
  readonly preOrder: boolean;
}): Availability => {
  if (product.preOrder) return 'pre-order';
  return product.available ? 'in-stock' : 'out-of-stock';
};
