import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopSession } from '#ports/session/shop-session.ts';

/**
 * Shakes hands with the shop unless this tab already did (HAND-04). Safe to repeat. Ahead of need,
 * a failure alarms nobody.
 */
export const makeStartSession = (session: ShopSession): UseCases['startSession'] =>
  Effect.fn('startSession')(function* (when) {
    return yield* when === 'ahead' ? session.ensureAhead : session.ensure;
  });
