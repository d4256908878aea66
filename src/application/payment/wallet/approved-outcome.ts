import type { PlacingOutcome } from '#application/order/placing-outcome.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { SheetVerdict } from '#ports/payment/wallet.ts';

/** What became of an order that was approved in a sheet. */
export type ApprovedOutcome =
  | PlacingOutcome
  /** The shop's price is not the approved one any more: nothing was sent. */
  | { readonly is: 'total-changed'; readonly before: Cents; readonly after: Cents };

/**
 * What the sheet shows. Only money that was taken is a success; while that is not known, the sheet is
 * told no, and the page that it is being checked (P-48).
 */
export const verdictOn = (outcome: ApprovedOutcome): SheetVerdict =>
  outcome.is === 'placed' && isPaid(outcome.order)
    ? { is: 'paid' }
    : { is: 'not-paid', faults: [] };

const isPaid = ({ payment }: PlacedOrder): boolean => payment === 'PAID' || payment === 'IN_REVIEW';
