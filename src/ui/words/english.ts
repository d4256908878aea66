import { cart } from '#application/messages/en-us/cart/cart.ts';
import { nutrition } from '#application/messages/en-us/catalog/nutrition.ts';
import { shop } from '#application/messages/en-us/shop.ts';
import type { later } from '#ui/words/english-later.ts';

/** English texts of the first paint. */
export const english = { ...shop, ...cart, ...nutrition } as const;

/** Names of all English texts, plural endings included. */
export type EnglishKey = keyof typeof english | keyof typeof later;
