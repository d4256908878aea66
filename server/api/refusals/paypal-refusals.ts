import type { RefusalRows, Texts } from '#server/api/refusals/refusal-row.ts';

const invalid: Texts = {
  'en-us':
    'This PayPal approval is not valid for your order. Nothing was charged. Approve it once more, or pay another way.',
  es: 'Esta aprobación de PayPal no es válida para tu pedido. No se cobró nada. Apruébala otra vez o paga de otra forma.',
};
const nothingDue: Texts = {
  'en-us':
    'There is nothing left to pay for this order, so there is nothing to approve at PayPal. Place the order without PayPal.',
  es: 'No queda nada por pagar en este pedido, así que no hay nada que aprobar en PayPal. Haz el pedido sin PayPal.',
};

/** Why a payment by PayPal does not go on. Nothing was charged. */
export const paypalRefusals = {
  PAYPAL_SESSION_FAILED: {
    status: 502,
    words: {
      'en-us':
        'PayPal cannot be reached right now. Nothing was charged. Try again, or pay another way.',
      es: 'No se puede conectar con PayPal en este momento. No se cobró nada. Inténtalo de nuevo o paga de otra forma.',
    },
  },
  PAYPAL_REDIRECT_URL_INVALID: {
    status: 502,
    words: {
      'en-us':
        'We stopped before leaving the shop, because the address of the approval page is not PayPal’s. Nothing was charged. Please pay another way.',
      es: 'No salimos de la tienda porque la dirección de la página de aprobación no es de PayPal. No se cobró nada. Paga de otra forma.',
    },
  },
  PAYPAL_ORDER_DETAILS_FAILED: {
    status: 502,
    words: {
      'en-us':
        'PayPal did not tell us what you approved. Nothing was charged. Try again, or pay another way.',
      es: 'PayPal no nos dijo qué aprobaste. No se cobró nada. Inténtalo de nuevo o paga de otra forma.',
    },
  },
  PAYPAL_INVALID_REQUEST: {
    status: 400,
    words: ({ because }) => (because === 'nothing-due' ? nothingDue : invalid),
  },
  PAYPAL_ORDER_ID_MISSING: {
    status: 400,
    words: {
      'en-us':
        'The approval at PayPal is not finished. Nothing was charged. Choose PayPal again in the payment step.',
      es: 'La aprobación en PayPal no se completó. No se cobró nada. Elige PayPal otra vez en el paso de pago.',
    },
  },
} as const satisfies Partial<RefusalRows>;
