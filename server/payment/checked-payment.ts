import type { PayingMethod } from '#domain/payment/payment-info.ts';
import type { PaymentMeans } from '#server/parties/gateway.ts';
import type { PaymentCard } from '#server/payment/payment-card.ts';

/** An order that its payer approved at PayPal (D-API-31). */
export interface AccountChoice {
  readonly method: 'payment-account';
  readonly orderId: string;
  readonly orderRequestId: string;
  readonly payerId: string;
  readonly paymentId: string;
}

/** A PayPal account that the customer keeps with the shop. */
export interface SavedAccountChoice {
  readonly method: 'saved-account';
  readonly paymentAccountId: string;
}

/** A payment that may be tried: what is written down of it, and what the gateway is sent. */
export interface CheckedPayment {
  readonly method: PayingMethod;
  /** Names what pays one order only: a second order with it is refused. */
  readonly claim: string;
  /** The card's brand, or how a wallet or account names itself to its owner. */
  readonly brand: string;
  /** Empty where no card number is known. */
  readonly last4: string;
  /** The card to keep for an account once the payment is approved. */
  readonly keep?: NonNullable<PaymentCard['keep']>;
  readonly instrumentId?: string;
  /** The account of the shop that keeps the payment account once the payment is approved. */
  readonly keepFor?: string;
  readonly means: PaymentMeans;
}
