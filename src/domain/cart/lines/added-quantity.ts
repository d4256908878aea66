import { quantityLimits, quantityProblem } from '#domain/cart/lines/quantity-limits.ts';
import type { Problem } from '#domain/validation/problem.ts';

/** A quantity to add: 1 to 99; 0 is a problem. */
export const addedQuantityProblem = (quantity: number): Problem | undefined =>
  quantity === 0
    ? { key: 'quantity.range', values: { min: 1, max: quantityLimits.line } }
    : quantityProblem(quantity);
