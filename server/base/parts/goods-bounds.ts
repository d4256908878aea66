import { type OrderBounds, usualOrderBounds } from '#domain/order/order-bounds.ts';

/** How many goods one shopper may hold, and how long. */
export interface GoodsBounds {
  readonly order: OrderBounds;
  /** Units on hold for one shopper while payments are not finished. */
  readonly heldOfShopper: number;
  /** The same for one network address, which an office shares. */
  readonly heldOfAddress: number;
  /** How long goods wait for the shopper's answer to the bank's question, ms. */
  readonly challenge: number;
}

/** Defaults, larger than any ordinary order (D-ORDER-02, D-PAY-07). */
export const usualGoodsBounds: GoodsBounds = {
  order: usualOrderBounds,
  heldOfShopper: 3500,
  heldOfAddress: 7000,
  challenge: 5 * 60_000,
};
