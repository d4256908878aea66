import type { Problem } from '#domain/validation/problem.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';
import type { Blanks, WordKey } from '#ui/words/word-key.ts';

/**
 * A message for the shopper: the key of a text, a failure or a problem. Stores hold these,
 * components translate them, so that a language switch changes them too.
 */
export type Said =
  | { readonly key: WordKey; readonly blanks?: Blanks }
  | { readonly failure: ShopFailure }
  | { readonly problem: Problem };
