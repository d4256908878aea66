import { Effect } from 'effect';
import { handshakeMarkers } from '#domain/session/handshake.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import { HandshakeMissing } from '#ports/session/call-failures.ts';

/**
 * No call is sent without the three markers of the handshake (HAND-01). The check
 * is for presence only, and it resets the failure flag (SESS-11).
 */
export const makeHandshakeGate = (
  storage: KeyValueStorage,
): Effect.Effect<void, HandshakeMissing> =>
  Effect.gen(function* () {
    yield* storage.write('isApiFailed', 'false');
    for (const marker of handshakeMarkers) {
      if (!(yield* storage.read(marker))) return yield* new HandshakeMissing();
    }
  });
