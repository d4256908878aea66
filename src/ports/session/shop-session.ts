import type { Effect } from 'effect';
import type { Handshake } from '#domain/session/handshake.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** This tab's session with the storefront. */
export interface ShopSession {
  /** Makes the handshake once per tab; parallel callers share one call (HAND-08). Safe to repeat. */
  readonly ensure: Effect.Effect<Handshake, CallFailure>;
  /** The same before it is needed: a failure raises no alert, and the next `ensure` tries again. */
  readonly ensureAhead: Effect.Effect<Handshake, CallFailure>;
}
