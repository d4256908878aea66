import type { Problem } from '#domain/validation/problem.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';
import type { Blanks, WordKey } from '#ui/words/word-key.ts';

/**
 * Something to tell the shopper: a text by its name, a failure or a problem. Stores hold these,
 * components say them, so that a language switch changes them too.
 */
export type Said =
  | { readonly key: WordKey; readonly blanks?: Blanks }
  | { readonly failure: ShopFailure }
  | { readonly problem: Problem };
