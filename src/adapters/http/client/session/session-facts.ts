import { Effect } from 'effect';
import * as z from 'zod/mini';
import { sessionHeaderNames } from '#domain/session/handshake.ts';
import type { TelemetryIds } from '#domain/telemetry/telemetry-event.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

const storedToken = z.object({ accessToken: z.string().check(z.minLength(1)) });

/** The token inside the stored access token object (STORE-01); a broken record is no token. */
export const readAccessToken = (storage: KeyValueStorage): Effect.Effect<string | undefined> =>
  Effect.map(storage.read('accessToken'), (text) => {
    if (text === undefined) return undefined;
    try {
      return z.parse(storedToken, JSON.parse(text)).accessToken;
    } catch {
      return undefined;
    }
  });

/** sessionId, rnduts and encstr as stored, beside the bearer token (API-008, API-009). */
export const sessionHeaders = Effect.fnUntraced(function* (
  storage: KeyValueStorage,
  token: string,
) {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  for (const name of sessionHeaderNames) {
    const value = yield* storage.read(name);
    if (value) headers[name] = value;
  }
  return headers;
});

/** The alternate location wins over the location; neither means no header (D-SESSION-20). */
export const readLocation = Effect.fnUntraced(function* (
  storage: KeyValueStorage,
  fallback: string | undefined,
) {
  const alternate = yield* storage.read('alternateOrderLocationId');
  const chosen = alternate || (yield* storage.read('locationNumber'));
  return chosen || fallback;
});

/** Ids sent with telemetry (D-TEL-02). */
export const readTelemetryIds = Effect.fnUntraced(function* (
  storage: KeyValueStorage,
  sourceWebsite: string,
): Effect.fn.Return<TelemetryIds> {
  const accountId = yield* storage.read('accountId');
  const cartId = yield* storage.read('persistantcartid');
  const sessionId = yield* storage.read('customerSessionId');
  return {
    sourceWebsite,
    ...(accountId && { accountId }),
    ...(cartId && { cartId }),
    ...(sessionId && { sessionId }),
  };
});
