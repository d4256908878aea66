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
