import { Effect } from 'effect';
import { handshakeMarkers, sessionHeaderNames } from '#domain/session/handshake.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

/** Removed with the session, so that the next call makes a new handshake (D-SESSION-04). */
export const forgetHandshake = (storage: KeyValueStorage): Effect.Effect<void> =>
  Effect.forEach([...handshakeMarkers, ...sessionHeaderNames], (key) => storage.remove(key), {
    discard: true,
  });
