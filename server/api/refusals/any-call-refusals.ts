import { emailExample } from '#domain/validation/email.ts';
import type { RefusalRows, Texts } from '#server/api/refusals/refusal-row.ts';
import type { Missing, RefusalFacts } from '#server/base/refusal/refusal-facts.ts';

/** Refusals that any call may return. */
export const anyCallRefusals = {
  INPUT_REFUSED: {
    status: 400,
    words: (facts) => inputWords(facts),
    field: ({ field }) => field,
    data: ({ over }) => (over === undefined ? [] : [over]),
  },
  NOT_FOUND: { status: 404, words: ({ what }) => missing[what] },
  METHOD_NOT_ALLOWED: {
    status: 405,
    words: {
      'en-us': 'This call does not answer this method.',
      es: 'Esta llamada no responde a ese método.',
    },
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    words: { 'en-us': 'The request is too large.', es: 'La solicitud es demasiado grande.' },
  },
  UNSUPPORTED_MEDIA: {
    status: 415,
    words: {
      'en-us': 'Send the request as application/json.',
      es: 'Envía la solicitud como application/json.',
    },
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    words: {
      'en-us': 'Too many attempts. Please wait a moment and try again.',
      es: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
    },
    retryAfterSeconds: (facts) => facts.retryAfterSeconds,
  },
  API_KEY_REFUSED: {
    status: 401,
    words: {
      'en-us': 'The API key is missing or unknown.',
      es: 'La clave de API falta o es desconocida.',
    },
  },
  // The database does not answer; the request itself may be correct.
  SHOP_UNAVAILABLE: {
    status: 503,
    words: {
      'en-us': 'The shop is not available right now. Please try again shortly.',
      es: 'La tienda no está disponible en este momento. Inténtalo de nuevo en breve.',
    },
    retryAfterSeconds: 2,
  },
  MISDIRECTED: {
    status: 421,
    words: {
      'en-us': 'This shop is not at this address. Open it at the address it was started with.',
      es: 'Esta tienda no está en esta dirección. Ábrela en la dirección con la que se inició.',
    },
  },
  // The cause is not told; the request id finds it in the log.
  INTERNAL: {
    status: 500,
    words: {
      'en-us': 'Something went wrong with this request.',
      es: 'Algo salió mal con esta solicitud.',
    },
  },
} as const satisfies Partial<RefusalRows>;

const inputWords = ({ field, email }: RefusalFacts['INPUT_REFUSED']): Texts => {
  if (email !== undefined) return emailWords[email];
  return field === undefined
    ? { 'en-us': 'The request cannot be read.', es: 'No se puede leer la solicitud.' }
    : {
        'en-us': `The request is not valid: ${field}.`,
        es: `La solicitud no es válida: ${field}.`,
      };
};

const emailWords: Readonly<Record<'missing' | 'malformed', Texts>> = {
  missing: { 'en-us': 'Email is required', es: 'El correo electrónico es obligatorio' },
  malformed: {
    'en-us': `Email address should be in ${emailExample} format`,
    es: `El correo electrónico debe tener el formato ${emailExample}`,
  },
};

const missing: Readonly<Record<Missing, Texts>> = {
  account: { 'en-us': 'There is no such account.', es: 'Esa cuenta no existe.' },
  address: {
    'en-us': 'This address is not in your address book.',
    es: 'Esta dirección no está en tu libreta de direcciones.',
  },
  call: { 'en-us': 'There is no such call.', es: 'Esa llamada no existe.' },
  card: {
    'en-us': 'This card is not among your saved cards.',
    es: 'Esta tarjeta no está entre tus tarjetas guardadas.',
  },
  cart: { 'en-us': 'There is no such cart.', es: 'Ese carrito no existe.' },
  mix: {
    'en-us': 'This mix is not among your saved mixes.',
    es: 'Esta mezcla no está entre tus mezclas guardadas.',
  },
  order: {
    'en-us': 'We could not find this order. Please check the order number and the email.',
    es: 'No encontramos este pedido. Revisa el número de pedido y el correo electrónico.',
  },
  page: { 'en-us': 'There is no such page.', es: 'Esa página no existe.' },
  'payment-account': {
    'en-us':
      'This PayPal account is not among your saved accounts. Nothing was charged. Please pay another way.',
    es: 'Esta cuenta de PayPal no está entre las que guardaste. No se cobró nada. Paga de otra forma.',
  },
  product: { 'en-us': 'This product does not exist.', es: 'Este producto no existe.' },
  review: {
    'en-us': 'There is no such review. If its words changed, it has a new number.',
    es: 'Esa opinión no existe. Si su texto cambió, tiene un número nuevo.',
  },
};
