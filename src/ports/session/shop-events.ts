import type { ShopEvent } from '#domain/session/shop-event.ts';

/** What happened, for whoever listens: screens, other tabs, tests. */
export interface ShopEvents {
  emit(event: ShopEvent): void;
  /** Returns how to stop listening. */
  listen(run: (event: ShopEvent) => void): () => void;
}
