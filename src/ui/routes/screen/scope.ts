import type { Core } from '#ui/core/core.ts';
import type { PressedProduct } from '#ui/stores/catalog/pressed-product.ts';

/** What loaders work with: one per browser, one per request on the server. */
export interface Scope {
  readonly core: Core;
  /** Resolves when texts beyond those of the first paint are there; the server has them all. */
  readonly allWords?: () => Promise<void>;
  /** In the browser: what a pressed card knows opens its page at once. */
  readonly pressed?: PressedProduct;
}

/** What a screen gets from its loader; a failed call is a value the screen shows. */
export type Loaded<Value> =
  | { readonly is: 'ready'; readonly value: Value }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly tag: string };
