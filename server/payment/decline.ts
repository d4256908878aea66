/** Which words a decline deserves; signs of fraud share `declined` with everyday refusals. */
export type DeclineGroup =
  | 'billing-address'
  | 'security-code'
  | 'expiry'
  | 'funds'
  | 'declined'
  | 'temporary'
  | 'authentication'
  | 'duplicate';

export interface Decline {
  readonly group: DeclineGroup;
  readonly mayRetrySameCard: boolean;
}

/** The shopper went away from the bank's question. */
export const authenticationAbandoned = 'AUTHENTICATION_ABANDONED';

const groups: Readonly<Record<string, Decline>> = {
  AVS_FAILED: { group: 'billing-address', mayRetrySameCard: true },
  CV_FAILED: { group: 'security-code', mayRetrySameCard: true },
  CVN_NOT_MATCH: { group: 'security-code', mayRetrySameCard: true },
  INVALID_CVN: { group: 'security-code', mayRetrySameCard: true },
  EXPIRED_CARD: { group: 'expiry', mayRetrySameCard: false },
  INSUFFICIENT_FUND: { group: 'funds', mayRetrySameCard: false },
  EXCEEDS_CREDIT_LIMIT: { group: 'funds', mayRetrySameCard: false },
  ISSUER_UNAVAILABLE: { group: 'temporary', mayRetrySameCard: true },
  PROCESSOR_ERROR: { group: 'temporary', mayRetrySameCard: true },
  PROCESSOR_UNAVAILABLE: { group: 'temporary', mayRetrySameCard: true },
  TIMED_OUT: { group: 'temporary', mayRetrySameCard: true },
  REVERSED: { group: 'temporary', mayRetrySameCard: true },
  CONTACT_PROCESSOR: { group: 'temporary', mayRetrySameCard: true },
  CONSUMER_AUTHENTICATION_REQUIRED: { group: 'authentication', mayRetrySameCard: false },
  CONSUMER_AUTHENTICATION_FAILED: { group: 'authentication', mayRetrySameCard: false },
  [authenticationAbandoned]: { group: 'authentication', mayRetrySameCard: false },
  PENDING_AUTHENTICATION: { group: 'authentication', mayRetrySameCard: false },
  DUPLICATE_REQUEST: { group: 'duplicate', mayRetrySameCard: false },
};

const generic: Decline = { group: 'declined', mayRetrySameCard: false };

/** The group of a gateway's reason; unknown reasons and fraud signals alike are `declined`. */
export const declineFor = (reason: string): Decline =>
  (Object.hasOwn(groups, reason) ? groups[reason] : undefined) ?? generic;

/** Approved by the issuer and refused by address or security code rules: must be given back. */
export const needsReversal = (reason: string): boolean =>
  reason === 'AVS_FAILED' || reason === 'CV_FAILED' || reason === 'PARTIAL_AUTHORIZED';

interface Texts {
  readonly 'en-us': string;
  readonly es: string;
}

export const declineTexts: Readonly<Record<DeclineGroup, Texts>> = {
  'billing-address': {
    'en-us': 'The card was not accepted. Please check your billing address.',
    es: 'Tu tarjeta fue rechazada. Revisa la dirección de facturación.',
  },
  'security-code': {
    'en-us': 'The card was not accepted. Please check the security code.',
    es: 'Tu tarjeta fue rechazada. Revisa el código de seguridad.',
  },
  expiry: {
    'en-us': 'The card has expired. Please use another card.',
    es: 'Tu tarjeta está vencida. Prueba con otra tarjeta.',
  },
  funds: {
    'en-us': 'The card was declined. Please use another card.',
    es: 'Tu tarjeta fue rechazada. Prueba con otra tarjeta.',
  },
  declined: {
    'en-us': 'The card was declined. Please use another card.',
    es: 'Tu tarjeta fue rechazada. Prueba con otra tarjeta.',
  },
  temporary: {
    'en-us': 'The card could not be checked. Please try again shortly.',
    es: 'No se pudo verificar tu tarjeta. Inténtalo de nuevo en un momento.',
  },
  authentication: {
    'en-us': 'Your bank did not confirm the payment. Please use another card.',
    es: 'Tu banco no confirmó el pago. Prueba con otra tarjeta.',
  },
  duplicate: {
    'en-us': 'This payment was already sent. Please wait a moment before trying again.',
    es: 'Este pago ya se envió. Espera un momento antes de intentarlo de nuevo.',
  },
};
