import type { ShopEvent } from '#domain/session/shop-event.ts';

/** Events for screens, other tabs and tests. */
export interface ShopEvents {
  emit(event: ShopEvent): void;
  /** Returns how to stop listening. */
  listen(run: (event: ShopEvent) => void): () => void;
}
