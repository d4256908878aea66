import type { catalogue as english } from '#application/messages/en-us/catalog/catalog.ts';

/** The error catalogue in Spanish (ERR-09). */
export const catalogue = {
  'catalogue.handshakeMissing': 'Faltan los datos de la conexión segura con la tienda',
  'catalogue.customerInvalid': 'los datos recibidos no son válidos',
  'catalogue.sessionTimedOut': 'Tu sesión expiró. Inicia sesión para continuar.',
  'catalogue.accountLocked':
    'Tu cuenta se bloqueó por demasiados intentos con una contraseña incorrecta.',
  'catalogue.loginInvalid': 'Correo electrónico o contraseña incorrectos. Inténtalo de nuevo.',
  'catalogue.serverFailed': 'Algo salió mal en el servidor. Inténtalo de nuevo.',
  'catalogue.productUnavailable': 'Este producto no está disponible',
  'catalogue.notToZip': 'no disponible para el código postal de envío elegido',
  'catalogue.forgotPasswordGoogle':
    'No puedes restablecer la contraseña de una cuenta que inicia sesión con Google.',
  'catalogue.accountExistsGoogle': 'La cuenta ya existe. Inicia sesión con Google.',
  'catalogue.rewardsLoginInvalid':
    'No pudimos iniciar tu sesión. Tu usuario o contraseña son incorrectos.',
  'catalogue.fallback': 'Algo salió mal con esta solicitud.',
  'catalogue.mixUnavailable':
    'Uno o más artículos elegidos ya no están disponibles. Edita tu mezcla y reemplázalos.',
  'catalogue.telemetryFailed': 'No se pudo iniciar el servicio de telemetría',
  'catalogue.registrationUnsupported':
    'El registro no está disponible con la configuración actual de tu organización.',
  'catalogue.unlockUnsupported':
    'El desbloqueo de la cuenta por cuenta propia no está disponible con la configuración actual de tu organización.',
  'catalogue.transactionMissing': 'No se puede continuar: no se pudo cargar la operación guardada',
  'http.networkError': 'Error de red',
  'http.aborted': 'Solicitud cancelada',
  'http.timeout': 'se agotó el tiempo de espera de {milliseconds} ms',
  'http.status': 'La solicitud falló con el código de estado {status}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
