import { Refusal } from '#server/base/refusal/refusal.ts';

/** An address that signs in by Google gets its own words (REG-04). */
export const accountExists = (isSocial: boolean): Refusal =>
  isSocial
    ? new Refusal({
        status: 409,
        code: 'SOCIAL_ACCOUNT_EXISTS',
        field: 'email',
        messages: {
          'en-us': 'Account already exists. Please login through Google sign in.',
          es: 'La cuenta ya existe. Inicia sesión con Google.',
        },
      })
    : new Refusal({
        status: 409,
        code: 'ACCOUNT_EXISTS',
        field: 'email',
        messages: {
          'en-us': 'An account with this email already exists. Please login.',
          es: 'Ya existe una cuenta con este correo electrónico. Inicia sesión.',
        },
      });

/** Somebody else registers the same address right now. */
export const registrationUnderWay = (): Refusal =>
  new Refusal({
    status: 409,
    code: 'REGISTRATION_UNDER_WAY',
    field: 'email',
    messages: {
      'en-us': 'This email is being registered right now. Please try again in a moment.',
      es: 'Este correo electrónico se está registrando en este momento. Inténtalo en un momento.',
    },
    retryAfterSeconds: 5,
  });

/** The organisation's rules are stricter than the shop's, or the password was used before. */
export const passwordRefused = (field: 'password' | 'newPassword'): Refusal =>
  new Refusal({
    status: 400,
    code: 'PASSWORD_REFUSED',
    field,
    messages: {
      'en-us': 'This password cannot be used. Please choose another one.',
      es: 'Esta contraseña no se puede usar. Elige otra.',
    },
  });

/** Made up, used before or too old: which of them is nobody's business (PWD-11). */
export const resetLinkRefused = (): Refusal =>
  new Refusal({
    status: 400,
    code: 'RESET_LINK_REFUSED',
    field: 'token',
    messages: {
      'en-us': 'This link is no longer good. Please ask for a new one.',
      es: 'Este enlace ya no sirve. Pide uno nuevo.',
    },
  });

export const currentPasswordWrong = (): Refusal =>
  new Refusal({
    status: 403,
    code: 'CURRENT_PASSWORD_WRONG',
    field: 'currentPassword',
    messages: {
      'en-us': 'This is not your current password.',
      es: 'Esta no es tu contraseña actual.',
    },
  });

/** Only a blended site asks about rewards (D-API-43). */
export const rewardsNotOffered = (): Refusal =>
  new Refusal({
    status: 403,
    code: 'REWARDS_NOT_OFFERED',
    messages: {
      'en-us': 'This shop has no rewards programme.',
      es: 'Esta tienda no tiene un programa de recompensas.',
    },
  });

/** The organisation cannot be reached (AUTH-18). */
export const organisationUnreachable = (): Refusal =>
  new Refusal({
    status: 503,
    code: 'SIGN_IN_UNAVAILABLE',
    messages: {
      'en-us': 'Something went to wrong on server, please try again.',
      es: 'Algo salió mal en el servidor. Inténtalo de nuevo.',
    },
    retryAfterSeconds: 5,
  });
