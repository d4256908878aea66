/** The closed vocabulary of failures sent to analytics (D-TEL-01, ERR-16). */
export const failureEventNames = [
  'failed_request',
  'Timeout',
  'render_failure',
  'payment_failure',
  'shipping_address_validation_failure',
  'billing_address_validation_failure',
  'address_service_no_match',
  'applepay_session_failure',
  'applepay_merchant_validation_failure',
  'applepay_shipping_failure',
  'paypal_session_failure',
  'paypal_invalid_redirect_url',
  'paypal_order_detail_failure',
  'paypal_user_cancelled',
  'paypal_invalid_request',
  'missing_order_id',
  'payment_provider_failure',
] as const;

export type FailureEventName = (typeof failureEventNames)[number];

/** Ids sent with every event: never e-mail, names, addresses or card data (D-TEL-02). */
export interface TelemetryIds {
  readonly accountId?: string;
  readonly cartId?: string;
  readonly sessionId?: string;
  readonly sourceWebsite: string;
}

export interface FailureMet {
  readonly kind: 'failure';
  readonly name: FailureEventName;
  readonly details: Readonly<Record<string, string | number>>;
}

export interface PageViewed {
  readonly kind: 'page-view';
  /** The path alone (TEL-15). */
  readonly path: string;
  /** From the press, or the step in the history, to the next paint; absent where nothing was measured. */
  readonly durationMs?: number;
}

export type TelemetryEvent = FailureMet | PageViewed;
