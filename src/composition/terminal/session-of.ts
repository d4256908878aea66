import { Effect } from 'effect';
import { readAccessToken, sessionHeaders } from '#adapters/http/client/session/session-facts.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers that a signed-in shopper's calls carry; undefined for a guest. */
export const sessionOf = (storage: KeyValueStorage): Effect.Effect<Headers | undefined> =>
  Effect.gen(function* () {
    const token = yield* readAccessToken(storage);
    return token === undefined ? undefined : yield* sessionHeaders(storage, token);
  });
