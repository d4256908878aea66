import type { Core } from '#ui/core/core.ts';
import type { DrawnPage } from '#ui/core/drawn-page.ts';
import type { PressedProduct } from '#ui/stores/catalog/pressed-product.ts';

/** What loaders work with: one per browser, one per request on the server. */
export interface Scope {
  readonly core: Core;
  /** Resolves when the texts beyond the first paint are loaded; the server has them all. */
  readonly allWords?: () => Promise<void>;
  /** In the browser: the data of a pressed card, which opens its page at once. */
  readonly pressed?: PressedProduct;
  /** In the browser, while the core is not there: the data of a page as the server draws it. */
  readonly drawn?: DrawnPage;
}
