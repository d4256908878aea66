/** What Apple Pay JS offers, as far as this shop uses it (docs/payments.md, Apple Pay). */
export interface ApplePayJs {
  new (version: number, request: object): ApplePaySheet;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  supportsVersion(version: number): boolean;
  canMakePayments(): boolean;
  /** Not in older browsers. */
  applePayCapabilities?(
    merchantIdentifier: string,
  ): Promise<{ readonly paymentCredentialStatus?: string }>;
}

export interface ApplePaySheet {
  onvalidatemerchant: ((event: unknown) => void) | null;
  onpaymentmethodselected: ((event: unknown) => void) | null;
  onshippingcontactselected: ((event: unknown) => void) | null;
  onshippingmethodselected: ((event: unknown) => void) | null;
  oncouponcodechanged: ((event: unknown) => void) | null;
  onpaymentauthorized: ((event: unknown) => void) | null;
  oncancel: ((event: unknown) => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: object): void;
  completePaymentMethodSelection(update: object): void;
  completeShippingContactSelection(update: object): void;
  completeShippingMethodSelection(update: object): void;
  completeCouponCodeChange(update: object): void;
  completePayment(result: object): void;
}

export type ApplePayErrorOf = new (code: string, contactField?: string, message?: string) => object;

/** The page the wallet belongs to. */
export interface WalletPage {
  readonly document: Pick<Document, 'createElement' | 'head'>;
  readonly ApplePaySession?: ApplePayJs;
  readonly ApplePayError?: ApplePayErrorOf;
}
