import type { Cents } from '#domain/money/cents.ts';
import type { DeclineCause } from '#domain/payment/decline.ts';

/** How the bank decided about a payment. */
export type Decided =
  /** In review, the money is held and the gateway still looks whether to take it. */
  | {
      readonly kind: 'approved' | 'review';
      /** What the bank approved, when it says so. */
      readonly amount?: Cents;
      /** The money was taken with the approval: a sale. */
      readonly isCaptured?: boolean;
    }
  /** A sale the payer's bank has not decided yet; that may take days. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'declined'; readonly cause: DeclineCause };

/** What became of asking for the money. */
export type Outcome =
  | Decided
  /** The bank asks its customer first; nothing is approved yet. */
  | { readonly kind: 'challenge' }
  /** The shopper went away from the bank's question. */
  | { readonly kind: 'abandoned' }
  /** No answer that tells what happened: it may have, it may not have. */
  | { readonly kind: 'unknown' };

/** What the gateway remembers of a payment it is asked about. */
export type PaymentStateAtGateway =
  | {
      readonly kind: 'found';
      readonly decided: Decided;
      readonly isCaptured: boolean;
      /** Given back to the shopper. */
      readonly isReversed: boolean;
      /** Taken, and given back since as a whole. */
      readonly isRefunded?: boolean;
      /** Another amount than the whole was given back. */
      readonly isPartlyRefunded?: boolean;
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unknown' };
