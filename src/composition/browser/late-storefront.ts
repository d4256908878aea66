import { Effect } from 'effect';
import type { Late } from '#composition/host/late-code.ts';
import { ownTask } from '#composition/host/own-task.ts';
import type { Inventory } from '#ports/catalog/catalog.ts';
import type { ShopSession } from '#ports/session/shop-session.ts';

interface Ports {
  readonly shopSession: ShopSession;
  readonly inventory: Inventory;
}

/** What contexts that every page has need of the storefront, whose code comes later. */
export const lateStorefrontPorts = (storefront: Late<{ readonly ports: Ports }>): Ports => ({
  shopSession: {
    ensure: Effect.flatMap(storefront, ({ ports }) => ports.shopSession.ensure),
    ensureAhead: Effect.flatMap(storefront, ({ ports }) => ports.shopSession.ensureAhead),
  },
  inventory: {
    check: (items) => Effect.flatMap(storefront, ({ ports }) => ports.inventory.check(items)),
  },
});

/** Loads what opens the way to the storefront: what its calls look like is evaluated in two tasks of their own (D-PERF-05). */
export const loadStorefront = async () => {
  await import('#adapters/http/wire/cart-line.ts');
  await ownTask();
  await import('#adapters/http/wire/calls/catalog-calls.ts');
  await ownTask();
  const { openStorefront } = await import('#composition/browser/storefront.ts');
  await ownTask();
  return openStorefront;
};
