import { Effect } from 'effect';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopSettings } from '#ports/session/shop-settings.ts';

export type ReadLabels = () => Effect.Effect<Readonly<Record<string, string>>, CallFailure>;

/** Texts that override the built-in ones (I18N-07). */
export const makeReadLabels = (settings: ShopSettings): ReadLabels =>
  Effect.fn('readLabels')(function* () {
    return yield* settings.labels;
  });
