import { Effect } from 'effect';
import { forgetHandshake } from '#adapters/http/client/session/forget-handshake.ts';
import { readAccessToken, readTelemetryIds } from '#adapters/http/client/session/session-facts.ts';
import { accountKeys } from '#domain/session/account-keys.ts';
import type { LogoutReason } from '#domain/session/shop-event.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

export interface SessionEndParts {
  readonly storage: KeyValueStorage;
  readonly events: ShopEvents;
  readonly telemetry: Telemetry;
  readonly sourceWebsite: string;
}

export interface SessionEnd {
  /**
   * Signs the shopper out once, however many calls report it (SESS-08). `sentWith` is the token
   * the failing call left with: an answer to an older session must not end the one after it.
   */
  expire(sentWith: string | undefined, call: { path: string; code: number }): Effect.Effect<void>;
  /** The server calls the token invalid (D-SESSION-16). */
  invalidate(): Effect.Effect<void>;
  /** The test hook (SESS-09). */
  force(): Effect.Effect<void>;
}

export const makeSessionEnd = (parts: SessionEndParts): SessionEnd => {
  const { storage, events, telemetry, sourceWebsite } = parts;
  const ended = new Set<string>();

  const end = Effect.fnUntraced(function* (token: string | undefined, reason: LogoutReason) {
    if (token !== undefined) ended.add(token);
    yield* Effect.forEach(accountKeys, (key) => storage.remove(key), { discard: true });
    yield* forgetHandshake(storage);
    events.emit({ name: 'logout', reason });
  });

  return {
    expire: Effect.fnUntraced(function* (sentWith, { path, code }) {
      const token = yield* readAccessToken(storage);
      // Without an account there is nobody to sign out (SESS-07); the handshake is still void.
      if (token === undefined) return yield* forgetHandshake(storage);
      if (token !== sentWith || ended.has(token)) return;
      ended.add(token);
      const ids = yield* readTelemetryIds(storage, sourceWebsite);
      telemetry.record({
        kind: 'failure',
        name: 'failed_request',
        details: { url: path, code, ...ids },
      });
      yield* end(token, 'sessionexpired');
    }),
    invalidate: () =>
      Effect.flatMap(readAccessToken(storage), (token) => end(token, 'invalidtoken')),
    force: () => Effect.flatMap(readAccessToken(storage), (token) => end(token, 'sessionexpired')),
  };
};
