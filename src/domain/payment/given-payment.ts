/** What Apple Pay gave for one order: encrypted for the gateway, which alone can read it. */
export interface GivenWallet {
  /** Base64 of the token's `paymentData` as JSON. Never persisted, never logged. */
  readonly paymentData: string;
  /** How the wallet names the card to its owner, such as `Visa 1234`. */
  readonly cardName: string;
}

/** An order at the payment-account service that its payer approved (PACC-03 … PACC-05). */
export interface GivenAccount {
  readonly orderId: string;
  readonly orderRequestId: string;
  readonly payerId: string;
  readonly paymentId: string;
  /** The payer's e-mail there, as the shopper is shown with what they pay. */
  readonly email: string;
  /** Unix ms: the approval is good until then. */
  readonly expiresAt: number;
}
