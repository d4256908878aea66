import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopSettings } from '#ports/session/shop-settings.ts';

/** What the operators configured, by name. */
export const makeReadShopConfig = (settings: ShopSettings): UseCases['readShopConfig'] =>
  Effect.fn('readShopConfig')(function* () {
    return yield* settings.config;
  });
