import type { Refusal } from '#server/base/refusal/refusal.ts';
import { notFound } from '#server/base/refusal/refusals.ts';

/** Somebody else's cart and none at all look the same. */
export const cartNotFound = (): Refusal =>
  notFound({ 'en-us': 'There is no such cart.', es: 'Ese carrito no existe.' });
