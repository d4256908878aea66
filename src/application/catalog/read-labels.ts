import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopSettings } from '#ports/session/shop-settings.ts';

/** Texts that override the built-in ones (I18N-07). */
export const makeReadLabels = (settings: ShopSettings): UseCases['readLabels'] =>
  Effect.fn('readLabels')(function* () {
    return yield* settings.labels;
  });
