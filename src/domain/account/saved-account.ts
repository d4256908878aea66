/** A payment account (PayPal) that pays later orders of its customer without its page (PACC-15). */
export interface StoredPaymentAccount {
  readonly paymentAccountId: string;
  /** The payer's e-mail there, masked. */
  readonly label: string;
  /** ISO date and time. */
  readonly createdAt: string;
}
