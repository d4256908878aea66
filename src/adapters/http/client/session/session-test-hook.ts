import { Effect } from 'effect';
import type { SessionEnd } from '#adapters/http/client/session/session-end.ts';
import { readAccessToken } from '#adapters/http/client/session/session-facts.ts';
import { shopTimes } from '#domain/session/shop-times.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

export interface SessionTestHookParts {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly sessionEnd: SessionEnd;
  /** The query of the page's address, `?` included or not. */
  readonly pageQuery: () => string;
}

/**
 * Forces an expired session when the page's query has `testsessionexpirefeature`, a token exists
 * and the request's address contains `multipack/all-snacks` (SESS-09, D-SESSION-15).
 */
export const makeSessionTestHook =
  ({ storage, clock, sessionEnd, pageQuery }: SessionTestHookParts) =>
  (requestUrl: string): Effect.Effect<void> =>
    Effect.map(readAccessToken(storage), (token) => {
      const asked = new URLSearchParams(pageQuery()).has('testsessionexpirefeature');
      if (!asked || token === undefined || !isOfBuilder(requestUrl)) return;
      clock.at(clock.now() + shopTimes.forcedLogout, () => Effect.runFork(sessionEnd.force()));
    });

/** In the query of the call the slash is written `%2F`. */
const isOfBuilder = (requestUrl: string): boolean =>
  /multipack(?:\/|%2F)all-snacks/.test(requestUrl);
