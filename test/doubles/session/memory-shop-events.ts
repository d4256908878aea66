import type { ShopEvent } from '#domain/session/shop-event.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';

export interface MemoryShopEvents extends ShopEvents {
  /** Everything that was emitted, oldest first. */
  readonly heard: readonly ShopEvent[];
}

export const makeMemoryShopEvents = (): MemoryShopEvents => {
  const heard: ShopEvent[] = [];
  const listeners = new Set<(event: ShopEvent) => void>();
  return {
    heard,
    emit: (event) => {
      heard.push(event);
      for (const run of listeners) run(event);
    },
    listen: (run) => {
      listeners.add(run);
      return () => void listeners.delete(run);
    },
  };
};
