import { Effect } from 'effect';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopSettings } from '#ports/session/shop-settings.ts';

export type ReadShopConfig = () => Effect.Effect<Readonly<Record<string, string>>, CallFailure>;

/** What the operators configured, by name. */
export const makeReadShopConfig = (settings: ShopSettings): ReadShopConfig =>
  Effect.fn('readShopConfig')(function* () {
    return yield* settings.config;
  });
