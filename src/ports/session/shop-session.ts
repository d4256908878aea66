import type { Effect } from 'effect';
import type { Handshake } from '#domain/session/handshake.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** This tab's session with the storefront. */
export interface ShopSession {
  /** Shakes hands once per tab; parallel callers share one call (HAND-08). Safe to repeat. */
  readonly ensure: Effect.Effect<Handshake, CallFailure>;
  /** The same ahead of time: a failure alarms nobody, and who needs the session tries again. */
  readonly ensureAhead: Effect.Effect<Handshake, CallFailure>;
}
