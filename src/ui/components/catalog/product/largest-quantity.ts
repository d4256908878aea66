import { quantityLimits } from '#domain/cart/lines/quantity-limits.ts';

/** The largest quantity a stepper offers (D-CART-01, D-CART-12). */
export const largestQuantity = ({
  preOrder,
}: {
  readonly preOrder?: boolean | undefined;
}): number => (preOrder === true ? quantityLimits.preOrder : quantityLimits.line);
