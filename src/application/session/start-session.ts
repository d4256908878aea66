import { Effect } from 'effect';
import type { Handshake } from '#domain/session/handshake.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopSession } from '#ports/session/shop-session.ts';

export type StartSession = (when?: 'ahead') => Effect.Effect<Handshake, CallFailure>;

/**
 * Makes the handshake unless this tab has one (HAND-04). Safe to repeat. When called early,
 * a failure raises no alert.
 */
export const makeStartSession = (session: ShopSession): StartSession =>
  Effect.fn('startSession')(function* (when) {
    return yield* when === 'ahead' ? session.ensureAhead : session.ensure;
  });
