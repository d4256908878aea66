import type { DeclineGroup } from '#domain/payment/decline.ts';
import type { RefusalRows, Texts } from '#server/api/refusals/refusal-row.ts';

export const declineTexts: Readonly<Record<DeclineGroup, Texts>> = {
  'billing-address': {
    'en-us':
      'The card was not accepted. Nothing was charged; what your bank holds for it is released. Please check your billing address.',
    es: 'Tu tarjeta fue rechazada. No se cobró nada; lo que tu banco retiene se libera. Revisa la dirección de facturación.',
  },
  'security-code': {
    'en-us':
      'The card was not accepted. Nothing was charged; what your bank holds for it is released. Please check the security code.',
    es: 'Tu tarjeta fue rechazada. No se cobró nada; lo que tu banco retiene se libera. Revisa el código de seguridad.',
  },
  expiry: {
    'en-us': 'The card has expired. Nothing was charged. Please use another card.',
    es: 'Tu tarjeta está vencida. No se cobró nada. Prueba con otra tarjeta.',
  },
  funds: {
    'en-us': 'The card was declined. Nothing was charged. Please use another card.',
    es: 'Tu tarjeta fue rechazada. No se cobró nada. Prueba con otra tarjeta.',
  },
  declined: {
    'en-us': 'The card was declined. Nothing was charged. Please use another card.',
    es: 'Tu tarjeta fue rechazada. No se cobró nada. Prueba con otra tarjeta.',
  },
  temporary: {
    'en-us':
      'The payment could not be completed just now. Nothing was charged. Please try again in a moment.',
    es: 'El pago no se pudo completar en este momento. No se cobró nada. Inténtalo de nuevo en un momento.',
  },
  authentication: {
    'en-us': 'Your bank did not confirm the payment. Nothing was charged. Please use another card.',
    es: 'Tu banco no confirmó el pago. No se cobró nada. Prueba con otra tarjeta.',
  },
  duplicate: {
    'en-us':
      'This payment was already sent. Nothing more was charged. Please wait a moment before trying again.',
    es: 'Este pago ya se envió. No se cobró nada más. Espera un momento antes de intentarlo de nuevo.',
  },
  'funding-source': {
    'en-us':
      'PayPal could not take the money from the source you chose. Nothing was charged. Choose another source at PayPal, or pay another way.',
    es: 'PayPal no pudo cobrar del medio que elegiste. No se cobró nada. Elige otro medio en PayPal o paga de otra forma.',
  },
  'payment-account': {
    'en-us': 'PayPal did not accept this payment. Nothing was charged. Please pay another way.',
    es: 'PayPal no aceptó este pago. No se cobró nada. Paga de otra forma.',
  },
};

/** Why there is no payment. Nothing was charged. */
export const paymentRefusals = {
  // Not final: the client shows the bank's page, then sends the same order again.
  PAYMENT_ACTION_REQUIRED: {
    status: 402,
    words: {
      'en-us':
        'Your bank asks you to confirm this payment. Nothing was charged yet. Please confirm it.',
      es: 'Tu banco te pide confirmar este pago. Aún no se cobró nada. Confírmalo, por favor.',
    },
    data: ({ orderId, stepUpUrl, accessToken }) => [{ orderId, stepUpUrl, accessToken }],
  },
  CARD_DECLINED: {
    status: 402,
    words: ({ group }) => declineTexts[group],
    data: ({ group, mayRetrySameCard }) => [{ group, mayRetrySameCard }],
  },
  PAYMENT_TOKEN_INVALID: {
    status: 400,
    words: {
      'en-us': 'Nothing was charged. Please enter your card again.',
      es: 'No se cobró nada. Vuelve a escribir los datos de tu tarjeta.',
    },
  },
  PAYMENT_SESSION_UNKNOWN: {
    status: 409,
    words: {
      'en-us': 'The payment session has ended. Nothing was charged. Please enter your card again.',
      es: 'La sesión de pago terminó. No se cobró nada. Vuelve a escribir los datos de tu tarjeta.',
    },
  },
  EXTENSION_LIMIT: {
    status: 409,
    words: {
      'en-us':
        'The payment session cannot be extended again. Nothing was charged. Please start the payment step again.',
      es: 'La sesión de pago ya no se puede extender. No se cobró nada. Empieza de nuevo el paso de pago.',
    },
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    words: {
      'en-us': 'Payment is not available right now. Nothing was charged. Please try again shortly.',
      es: 'El pago no está disponible en este momento. No se cobró nada. Inténtalo de nuevo en breve.',
    },
    retryAfterSeconds: 5,
  },
  APPLE_PAY_VALIDATION_URL_REJECTED: {
    status: 400,
    words: {
      'en-us':
        'Apple Pay could not be started. Nothing was charged. Please use another way to pay.',
      es: 'No se pudo iniciar Apple Pay. No se cobró nada. Usa otra forma de pago.',
    },
  },
  APPLE_PAY_MERCHANT_VALIDATION_FAILED: {
    status: 502,
    words: {
      'en-us':
        'Apple Pay is not available right now. Nothing was charged. Please try again or use another way to pay.',
      es: 'Apple Pay no está disponible en este momento. No se cobró nada. Inténtalo de nuevo o usa otra forma de pago.',
    },
  },
} as const satisfies Partial<RefusalRows>;
