import { Refusal } from '#server/base/refusal/refusal.ts';

/** A query, body or header that does not fit the call; `field` is its path, such as `items.0.quantity`. */
export const inputRefused = (field?: string, data?: readonly unknown[]): Refusal =>
  new Refusal({
    status: 400,
    code: 'INPUT_REFUSED',
    messages:
      field === undefined
        ? { 'en-us': 'The request cannot be read.', es: 'No se puede leer la solicitud.' }
        : {
            'en-us': `The request is not valid: ${field}.`,
            es: `La solicitud no es válida: ${field}.`,
          },
    ...(field !== undefined && { field }),
    ...(data !== undefined && { data }),
  });

export const notFound = (what: { readonly 'en-us': string; readonly es: string }): Refusal =>
  new Refusal({ status: 404, code: 'NOT_FOUND', messages: what });

export const unknownAddress = (): Refusal =>
  notFound({ 'en-us': 'There is no such call.', es: 'Esa llamada no existe.' });

export const methodRefused = (): Refusal =>
  new Refusal({
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    messages: {
      'en-us': 'This call does not answer this method.',
      es: 'Esta llamada no responde a ese método.',
    },
  });

export const notBuiltYet = (): Refusal =>
  new Refusal({
    status: 501,
    code: 'NOT_BUILT_YET',
    messages: {
      'en-us': 'This call is not built yet.',
      es: 'Esta llamada todavía no está disponible.',
    },
  });

export const payloadTooLarge = (): Refusal =>
  new Refusal({
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    messages: { 'en-us': 'The request is too large.', es: 'La solicitud es demasiado grande.' },
  });

export const unsupportedMedia = (): Refusal =>
  new Refusal({
    status: 415,
    code: 'UNSUPPORTED_MEDIA',
    messages: {
      'en-us': 'Send the request as application/json.',
      es: 'Envía la solicitud como application/json.',
    },
  });

export const tooManyAttempts = (retryAfterSeconds: number): Refusal =>
  new Refusal({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    messages: {
      'en-us': 'Too many attempts. Please wait a moment and try again.',
      es: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
    },
    retryAfterSeconds,
  });

export const apiKeyRefused = (): Refusal =>
  new Refusal({
    status: 401,
    code: 'API_KEY_REFUSED',
    messages: {
      'en-us': 'The API key is missing or unknown.',
      es: 'La clave de API falta o es desconocida.',
    },
  });

/** The three session headers are missing where they are needed, or were not made by this shop. */
export const sessionInvalid = (): Refusal =>
  new Refusal({
    status: 440,
    code: 'SESSION_INVALID',
    messages: {
      'en-us': 'Your session has timed out. Please login to continue.',
      es: 'Tu sesión expiró. Inicia sesión para continuar.',
    },
  });

/** The identity provider does not answer: nobody is signed out for that. */
export const providerUnreachable = (): Refusal =>
  new Refusal({
    status: 503,
    code: 'SIGN_IN_UNAVAILABLE',
    messages: {
      'en-us': 'Your account is not available right now. Please try again shortly.',
      es: 'Tu cuenta no está disponible en este momento. Inténtalo de nuevo en breve.',
    },
    retryAfterSeconds: 5,
  });

/** The database does not answer: nothing is known to be wrong with the request. */
export const shopUnavailable = (): Refusal =>
  new Refusal({
    status: 503,
    code: 'SHOP_UNAVAILABLE',
    messages: {
      'en-us': 'The shop is not available right now. Please try again shortly.',
      es: 'La tienda no está disponible en este momento. Inténtalo de nuevo en breve.',
    },
    retryAfterSeconds: 2,
  });

export const accountNotFound = (): Refusal =>
  notFound({ 'en-us': 'There is no such account.', es: 'Esa cuenta no existe.' });

export const idempotencyKeyMissing = (): Refusal =>
  new Refusal({
    status: 400,
    code: 'IDEMPOTENCY_KEY_MISSING',
    messages: {
      'en-us': 'An Idempotency-Key header is needed.',
      es: 'Falta el encabezado Idempotency-Key.',
    },
    field: 'Idempotency-Key',
  });

/** Says nothing about what went wrong; the request id finds it in the log. */
export const internalFailure = (): Refusal =>
  new Refusal({
    status: 500,
    code: 'INTERNAL',
    messages: {
      'en-us': 'Something went wrong with this request.',
      es: 'Algo salió mal con esta solicitud.',
    },
  });

export const addressNotServiceable = ({ field }: { readonly field: string }): Refusal =>
  new Refusal({
    status: 409,
    code: 'ADDRESS_NOT_SERVICEABLE',
    messages: {
      'en-us': 'We are unable to ship to this address.',
      es: 'No podemos enviar a esta dirección.',
    },
    field,
  });
