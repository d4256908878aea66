import { Refusal } from '#server/base/refusal/refusal.ts';
import { notFound } from '#server/base/refusal/refusals.ts';

export const addressNotFound = (): Refusal =>
  notFound({
    'en-us': 'This address is not in your address book.',
    es: 'Esta dirección no está en tu libreta de direcciones.',
  });

export const addressBookFull = (): Refusal =>
  new Refusal({
    status: 409,
    code: 'ADDRESS_BOOK_FULL',
    messages: {
      'en-us': 'Your address book is full. Please remove an address first.',
      es: 'Tu libreta de direcciones está llena. Elimina primero una dirección.',
    },
  });

export const cardNotFound = (): Refusal =>
  notFound({
    'en-us': 'This card is not among your saved cards.',
    es: 'Esta tarjeta no está entre tus tarjetas guardadas.',
  });
