/** The provider's own pages, in the shop's two languages. */
const english = {
  sandbox: 'Sandbox: nothing here is real',
  signIn: 'Sign in',
  email: 'Email',
  password: 'Password',
  withGoogle: 'Continue with Google (sandbox)',
  forgot: 'Forgot your password, or locked out? Ask for an email at the shop.',
  wrong: 'Invalid email or password. Please try again.',
  locked: 'Your account has been locked due to too many incorrect password attempts.',
  tooMany: 'Too many attempts. Please wait a minute.',
  codeTitle: 'Enter the code',
  codeSent: 'We sent a code to your email address. It is in the mailbox of the sandbox.',
  code: 'Code',
  codeWrong: 'Invalid code. Try again.',
  newPasswordTitle: 'Choose a new password',
  newPassword: 'New password',
  passwordExpired: 'Your password has expired. Choose a new one to go on.',
  passwordRules:
    'At least 8 characters, with lower and upper case, a number and a symbol, and no part of your email address.',
  passwordWeak: 'This password does not meet the rules. Try another one.',
  passwordSame: 'This is your current password. Choose another one.',
  forgotTitle: 'Forgot your password?',
  forgotNote: 'Enter your email address, and we send you a link.',
  forgotSent:
    'If there is an account with this address, a link is on its way. It is in the mailbox of the sandbox.',
  answerWrong: 'This answer is not right. Try again.',
  passwordChanged: 'Your password is changed. Go back to the shop and sign in with it.',
  linkOver: 'This link was used already, or is too old. Ask for another one.',
  continue: 'Continue',
  googleTitle: 'Choose an account',
  googleNote: 'This page plays Google for the shop.',
  otherAccount: 'Use another account',
  givenName: 'First name',
  familyName: 'Last name',
  cancel: 'Cancel',
  needed: 'Please fill in every field.',
  logout: 'Sign out',
  logoutAsk: 'Do you want to sign out?',
  loggedOut: 'You are signed out',
  loggedOutNote: 'You may close this page.',
  errorTitle: 'Something went wrong',
  untrustedAddress: 'The address to return to is not one of a trusted application.',
  expired: 'This sign-in has expired. Go back to the shop and start again.',
  accountExists:
    'An account with this email address exists, but the address is not confirmed. Sign in with your password.',
} as const;

export type PageWord = keyof typeof english;
export type PageWords = Readonly<Record<PageWord, string>>;

const spanish: PageWords = {
  sandbox: 'Entorno de pruebas: aquí nada es real',
  signIn: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  withGoogle: 'Continuar con Google (entorno de pruebas)',
  forgot: '¿Olvidaste tu contraseña o tu cuenta está bloqueada? Pide un correo en la tienda.',
  wrong: 'Correo electrónico o contraseña incorrectos. Inténtalo de nuevo.',
  locked: 'Tu cuenta se bloqueó por demasiados intentos con una contraseña incorrecta.',
  tooMany: 'Demasiados intentos. Espera un minuto.',
  codeTitle: 'Escribe el código',
  codeSent: 'Enviamos un código a tu correo electrónico. Está en el buzón del entorno de pruebas.',
  code: 'Código',
  codeWrong: 'Código no válido. Inténtalo de nuevo.',
  newPasswordTitle: 'Elige una contraseña nueva',
  newPassword: 'Contraseña nueva',
  passwordExpired: 'Tu contraseña venció. Elige una nueva para continuar.',
  passwordRules:
    'Al menos 8 caracteres, con minúsculas y mayúsculas, un número y un símbolo, y sin partes de tu correo electrónico.',
  passwordWeak: 'Esta contraseña no cumple las reglas. Prueba con otra.',
  passwordSame: 'Esta es tu contraseña actual. Elige otra.',
  forgotTitle: '¿Olvidaste tu contraseña?',
  forgotNote: 'Escribe tu correo electrónico y te enviamos un enlace.',
  forgotSent:
    'Si hay una cuenta con este correo, el enlace está en camino. Está en el buzón del entorno de pruebas.',
  answerWrong: 'Esta respuesta no es correcta. Inténtalo de nuevo.',
  passwordChanged: 'Tu contraseña cambió. Vuelve a la tienda e inicia sesión con ella.',
  linkOver: 'Este enlace ya se usó o es demasiado antiguo. Pide otro.',
  continue: 'Continuar',
  googleTitle: 'Elige una cuenta',
  googleNote: 'Esta página hace el papel de Google para la tienda.',
  otherAccount: 'Usar otra cuenta',
  givenName: 'Nombre',
  familyName: 'Apellido',
  cancel: 'Cancelar',
  needed: 'Completa todos los campos.',
  logout: 'Cerrar sesión',
  logoutAsk: '¿Quieres cerrar la sesión?',
  loggedOut: 'Cerraste la sesión',
  loggedOutNote: 'Puedes cerrar esta página.',
  errorTitle: 'Algo salió mal',
  untrustedAddress: 'La dirección de regreso no es de una aplicación de confianza.',
  expired: 'Este inicio de sesión expiró. Vuelve a la tienda y empieza de nuevo.',
  accountExists:
    'Ya existe una cuenta con este correo electrónico, pero la dirección no está confirmada. Inicia sesión con tu contraseña.',
};

export interface PageLanguage {
  readonly tag: 'en-US' | 'es-US';
  readonly words: PageWords;
}

/** By the first language a browser names; `ui_locales` wins where a shop sends it. */
export const languageOf = (acceptLanguage: string | undefined, wanted?: unknown): PageLanguage =>
  /^\s*es\b/i.test(typeof wanted === 'string' && wanted !== '' ? wanted : (acceptLanguage ?? ''))
    ? { tag: 'es-US', words: spanish }
    : { tag: 'en-US', words: english };
