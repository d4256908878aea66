import { cart } from '#application/messages/en-us/cart/cart.ts';
import { shop } from '#application/messages/en-us/shop.ts';
import type { later } from '#ui/words/english-later.ts';

/** English texts of the first paint. */
export const english = { ...shop, ...cart } as const;

/** Names of all English texts, plural endings included. */
export type EnglishKey = keyof typeof english | keyof typeof later;
