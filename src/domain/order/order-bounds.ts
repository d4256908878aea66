import type { Cents } from '#domain/money/cents.ts';
import { addCents } from '#domain/money/cents.ts';

/** How big an order is. */
export interface OrderSize {
  readonly lines: number;
  /** Units it takes from stock; each bag of a mix or pack counts. */
  readonly units: number;
  /** Its goods before coupon, shipping and tax. */
  readonly value: Cents;
}

/** The largest allowed value of each. */
export type OrderBounds = OrderSize;

/**
 * High enough for households, low compared with the stock (D-ORDER-02): 99 mixes or packs of 30,
 * the largest line (LIM-12), fit.
 */
export const usualOrderBounds: OrderBounds = {
  lines: 100,
  units: 3500,
  value: 500_000 as Cents,
};

/** The first bound an order exceeds. */
export interface OrderExcess {
  readonly bound: keyof OrderSize;
  readonly most: number;
  readonly wanted: number;
}

export const sizeOfOrder = (
  lines: readonly { readonly total: Cents }[],
  demand: ReadonlyMap<string, number>,
): OrderSize => ({
  lines: lines.length,
  units: [...demand.values()].reduce((sum, quantity) => sum + quantity, 0),
  value: addCents(...lines.map(({ total }) => total)),
});

const inOrder = ['lines', 'units', 'value'] as const;

export const orderExcess = (size: OrderSize, bounds: OrderBounds): OrderExcess | undefined => {
  const bound = inOrder.find((name) => size[name] > bounds[name]);
  return bound && { bound, most: bounds[bound], wanted: size[bound] };
};
