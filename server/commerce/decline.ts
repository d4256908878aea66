import {
  type DeclineCause,
  type DeclineGroup,
  declineGroupOf,
  mayRetrySameCard,
} from '#domain/payment/decline.ts';

export interface Decline {
  readonly group: DeclineGroup;
  readonly mayRetrySameCard: boolean;
}

/** The shopper went away from the bank's question. */
export const authenticationAbandoned = 'AUTHENTICATION_ABANDONED';

/** The gateway's words for what the shop treats differently (docs/payments.md). */
const causes: Readonly<Record<string, DeclineCause>> = {
  AVS_FAILED: 'address-check',
  CV_FAILED: 'code-check',
  PARTIAL_AUTHORIZED: 'part-only',
  CVN_NOT_MATCH: 'wrong-code',
  INVALID_CVN: 'wrong-code',
  EXPIRED_CARD: 'expired',
  INSUFFICIENT_FUND: 'funds',
  EXCEEDS_CREDIT_LIMIT: 'funds',
  ISSUER_UNAVAILABLE: 'unavailable',
  PROCESSOR_ERROR: 'unavailable',
  PROCESSOR_UNAVAILABLE: 'unavailable',
  TIMED_OUT: 'unavailable',
  REVERSED: 'unavailable',
  CONTACT_PROCESSOR: 'unavailable',
  CONSUMER_AUTHENTICATION_REQUIRED: 'not-confirmed',
  CONSUMER_AUTHENTICATION_FAILED: 'not-confirmed',
  [authenticationAbandoned]: 'not-confirmed',
  PENDING_AUTHENTICATION: 'not-confirmed',
  DUPLICATE_REQUEST: 'duplicate',
  INVALID_DATA: 'token-unknown',
};

/** Unknown reasons and fraud signals alike are `refused`. */
export const causeOf = (reason: string): DeclineCause =>
  (Object.hasOwn(causes, reason) ? causes[reason] : undefined) ?? 'refused';

export const declineFor = (reason: string): Decline => {
  const group = declineGroupOf(causeOf(reason));
  return { group, mayRetrySameCard: mayRetrySameCard(group) };
};

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
