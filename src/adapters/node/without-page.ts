import type { ShopEvent } from '#domain/session/shop-event.ts';
import type { PageReload } from '#ports/device/page-reload.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** A terminal's events: no window, no other tabs. */
export const makeTerminalEvents = (): ShopEvents => {
  const listeners = new Set<(event: ShopEvent) => void>();
  return {
    emit: (event) => {
      for (const run of listeners) run(event);
    },
    listen: (run) => {
      listeners.add(run);
      return () => void listeners.delete(run);
    },
  };
};

/** There is no page to reload; the failure that asked for it is shown instead. */
export const noPage: PageReload = { reload: () => false };

/** Off in a terminal until somebody asks for it (D-CLI-07). */
export const noTelemetry: Telemetry = {
  record: () => undefined,
  flush: () => undefined,
};
