import type { RefusalRows } from '#server/api/refusals/refusal-row.ts';

/** Refusals about signing in and about accounts. */
export const accountRefusals = {
  SESSION_INVALID: {
    status: 440,
    words: {
      'en-us': 'Your session has timed out. Please login to continue.',
      es: 'Tu sesión expiró. Inicia sesión para continuar.',
    },
  },
  SIGN_IN_UNAVAILABLE: {
    status: 503,
    words: ({ silent }) =>
      silent === 'provider'
        ? {
            'en-us': 'Your account is not available right now. Please try again shortly.',
            es: 'Tu cuenta no está disponible en este momento. Inténtalo de nuevo en breve.',
          }
        : {
            'en-us': 'Something went to wrong on server, please try again.',
            es: 'Algo salió mal en el servidor. Inténtalo de nuevo.',
          },
    retryAfterSeconds: 5,
  },
  ACCOUNT_EXISTS: {
    status: 409,
    field: 'email',
    words: {
      'en-us': 'An account with this email already exists. Please login.',
      es: 'Ya existe una cuenta con este correo electrónico. Inicia sesión.',
    },
  },
  SOCIAL_ACCOUNT_EXISTS: {
    status: 409,
    field: 'email',
    words: {
      'en-us': 'Account already exists. Please login through Google sign in.',
      es: 'La cuenta ya existe. Inicia sesión con Google.',
    },
  },
  REGISTRATION_UNDER_WAY: {
    status: 409,
    field: 'email',
    words: {
      'en-us': 'This email is being registered right now. Please try again in a moment.',
      es: 'Este correo electrónico se está registrando en este momento. Inténtalo en un momento.',
    },
    retryAfterSeconds: 5,
  },
  // The identity provider's rules are stricter than the shop's, or the password was used before.
  PASSWORD_REFUSED: {
    status: 400,
    field: ({ field }) => field,
    words: {
      'en-us': 'This password cannot be used. Please choose another one.',
      es: 'Esta contraseña no se puede usar. Elige otra.',
    },
  },
  // Invented, used or expired: the answer does not tell which (PWD-11).
  RESET_LINK_REFUSED: {
    status: 400,
    field: 'token',
    words: {
      'en-us': 'This link is no longer good. Please ask for a new one.',
      es: 'Este enlace ya no sirve. Pide uno nuevo.',
    },
  },
  RESET_QUESTION_ASKED: {
    status: 409,
    words: ({ address }) => ({
      'en-us': `Your account asks a security question before it takes a new password, and this page cannot ask it. Choose the new password at ${address}`,
      es: `Tu cuenta hace una pregunta de seguridad antes de aceptar una contraseña nueva, y esta página no puede hacerla. Elige la contraseña nueva en ${address}`,
    }),
  },
  CURRENT_PASSWORD_WRONG: {
    status: 403,
    field: 'currentPassword',
    words: {
      'en-us': 'This is not your current password.',
      es: 'Esta no es tu contraseña actual.',
    },
  },
  REWARDS_NOT_OFFERED: {
    status: 403,
    words: {
      'en-us': 'This shop has no rewards programme.',
      es: 'Esta tienda no tiene un programa de recompensas.',
    },
  },
  ADDRESS_BOOK_FULL: {
    status: 409,
    words: {
      'en-us': 'Your address book is full. Please remove an address first.',
      es: 'Tu libreta de direcciones está llena. Elimina primero una dirección.',
    },
  },
} as const satisfies Partial<RefusalRows>;
