import { Refusal } from '#server/api/refusal.ts';
import { notFound } from '#server/api/refusals.ts';

/** Somebody else's cart and none at all look the same. */
export const cartNotFound = (): Refusal =>
  notFound({ 'en-us': 'There is no such cart.', es: 'Ese carrito no existe.' });

/** The cart was saved elsewhere in the meantime; `data` is what it is now. */
export const cartStale = (newer: unknown): Refusal =>
  new Refusal({
    status: 409,
    code: 'CART_STALE',
    messages: {
      'en-us': 'Your cart was changed elsewhere in the meantime.',
      es: 'Tu carrito cambió en otro lugar mientras tanto.',
    },
    data: [newer],
  });
