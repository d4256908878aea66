/** Flags and times of the payment session (PAY-09); times in Unix ms. */
export interface PaymentSessionFlags {
  readonly paymentSessionId?: string;
  readonly createdAt?: number;
  /** When the session ends; extending moves it. */
  readonly deadline?: number;
  readonly extendedAt?: number;
  readonly extensions: number;
  readonly isExtended: boolean;
  readonly isAboutToExpire: boolean;
  readonly isExpired: boolean;
  readonly reloadPayment: boolean;
}

export const noPaymentSession: PaymentSessionFlags = {
  extensions: 0,
  isExtended: false,
  isAboutToExpire: false,
  isExpired: false,
  reloadPayment: false,
};

/** Timing of the payment session, milliseconds (D-CHECKOUT-03, LIM-10). */
export const paymentSessionTiming = {
  captureContext: 900_000,
  guard: 30_000,
  session: 870_000,
  warningLead: 120_000,
  announceAt: [60_000, 30_000, 10_000],
  maxExtensions: 10,
  tokenMinimumRemaining: 30_000,
  createToken: 30_000,
  scriptLoad: 15_000,
  fieldLoad: 10_000,
  clockSkew: 60_000,
} as const;

/** What the server answered when it opened or extended a payment session. */
export interface PaymentSession {
  readonly paymentSessionId: string;
  /** A signed token that names the vault's script and keys; opaque to the core. */
  readonly captureContext: string;
  /** Unix ms by this device's clock; the difference to the server's clock is already subtracted. */
  readonly createdAt: number;
  readonly deadline: number;
  readonly extensionsLeft: number;
  /** How far the server's clock is ahead of this device's, ms: payment works with wrong clocks (P-34). */
  readonly ahead: number;
}
