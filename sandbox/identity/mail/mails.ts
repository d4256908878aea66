import { nameProblem } from '#domain/validation/name.ts';

export interface MailFacts {
  readonly kind: 'sign-in-code' | 'recovery' | 'unlock' | 'confirm-address' | 'text-message';
  /** `es…` is Spanish, anything else English. */
  readonly locale: string | undefined;
  readonly firstName?: string | undefined;
  readonly code?: string | undefined;
  readonly link?: string | undefined;
  /** Phone number of a text message; the sandbox has no phones, so it sends a mail. */
  readonly phone?: string | undefined;
}

type Kind = MailFacts['kind'];
type Texts = Readonly<Record<Kind, { readonly subject: string; readonly text: string }>>;

const english: Texts = {
  'sign-in-code': { subject: 'Your sign-in code', text: 'Here is your code to sign in.' },
  recovery: {
    subject: 'Reset your password',
    text: 'Someone asked to reset your password. If it was not you, ignore this email.',
  },
  unlock: {
    subject: 'Unlock your account',
    text: 'Someone asked to unlock your account. If it was not you, ignore this email.',
  },
  'confirm-address': {
    subject: 'Confirm your email address',
    text: 'Please confirm that this address is yours.',
  },
  'text-message': { subject: 'Text message', text: 'A text message to your phone.' },
};

const spanish: Texts = {
  'sign-in-code': {
    subject: 'Tu código para iniciar sesión',
    text: 'Este es tu código para iniciar sesión.',
  },
  recovery: {
    subject: 'Restablece tu contraseña',
    text: 'Alguien pidió restablecer tu contraseña. Si no fuiste tú, ignora este correo.',
  },
  unlock: {
    subject: 'Desbloquea tu cuenta',
    text: 'Alguien pidió desbloquear tu cuenta. Si no fuiste tú, ignora este correo.',
  },
  'confirm-address': {
    subject: 'Confirma tu correo electrónico',
    text: 'Confirma que esta dirección es tuya.',
  },
  'text-message': { subject: 'Mensaje de texto', text: 'Un mensaje de texto a tu teléfono.' },
};

export const mailOf = ({ kind, locale, firstName, code, link, phone }: MailFacts) => {
  const isSpanish = locale?.toLowerCase().startsWith('es') === true;
  const { subject, text } = (isSpanish ? spanish : english)[kind];
  const words = isSpanish
    ? { hello: 'Hola', code: 'Código', link: 'Enlace', phone: 'Teléfono' }
    : { hello: 'Hello', code: 'Code', link: 'Link', phone: 'Phone' };
  return {
    subject,
    text: [
      `${words.hello}${isName(firstName) ? ` ${firstName}` : ''},`,
      '',
      text,
      ...(phone === undefined ? [] : ['', `${words.phone}: ${phone}`]),
      ...(code === undefined ? [] : ['', `${words.code}: ${code}`]),
      ...(link === undefined ? [] : ['', `${words.link}: ${link}`]),
      '',
      'Crunchcart (sandbox)',
    ].join('\n'),
    headers: {
      'Content-Language': isSpanish ? 'es-US' : 'en-US',
      'Auto-Submitted': 'auto-generated',
    },
  };
};

/** Anyone can fill in a profile, so only a valid name is used in the greeting. */
const isName = (firstName: string | undefined): boolean =>
  firstName !== undefined && nameProblem('firstName', firstName) === undefined;
