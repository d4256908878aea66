/** Where a payment can be, as far as the shop knows. */
export type PaymentState =
  | 'CREATED'
  | 'AUTHORIZING'
  | 'AUTHENTICATING'
  | 'AUTHORIZED'
  | 'CAPTURING'
  | 'CAPTURED'
  | 'DECLINED'
  | 'UNKNOWN'
  | 'PENDING'
  | 'REVERSED'
  | 'REFUNDED'
  | 'PARTIALLY_REFUNDED';

const edges: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  CREATED: ['AUTHORIZING'],
  AUTHORIZING: ['AUTHORIZED', 'DECLINED', 'UNKNOWN', 'AUTHENTICATING', 'PENDING'],
  // The bank asks its customer; afterwards the money is asked for again.
  AUTHENTICATING: ['AUTHORIZING', 'DECLINED'],
  UNKNOWN: ['AUTHORIZED', 'DECLINED', 'REVERSED', 'PENDING'],
  // The payer's bank decides about a sale; the gateway is asked until it did.
  PENDING: ['AUTHORIZED', 'DECLINED'],
  AUTHORIZED: ['CAPTURING', 'REVERSED'],
  // Back to authorised when a capture did not happen and is tried again.
  // Reversed when the order was cancelled before anything was taken.
  CAPTURING: ['CAPTURED', 'AUTHORIZED', 'REVERSED'],
  CAPTURED: ['REFUNDED', 'PARTIALLY_REFUNDED'],
  PARTIALLY_REFUNDED: ['REFUNDED', 'PARTIALLY_REFUNDED'],
  // Approved by the issuer, refused by our rules: the approval is given back.
  DECLINED: ['REVERSED'],
  REVERSED: [],
  REFUNDED: [],
};

export const paymentStates = Object.keys(edges) as readonly PaymentState[];

/** Only these steps exist; everything else is a bug and is refused. */
export const mayPaymentMove = (from: PaymentState, to: PaymentState): boolean =>
  edges[from].includes(to);

const isUnanswered = (state: PaymentState): boolean =>
  state === 'AUTHORIZING' || state === 'UNKNOWN' || state === 'PENDING' || state === 'CAPTURING';

/** The gateway was asked for something and its answer is not written down. */
export const unansweredPaymentStates: readonly PaymentState[] = paymentStates.filter(isUnanswered);
