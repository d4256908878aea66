import { Effect } from 'effect';
import { makeShopHttp } from '#adapters/http/client/make-shop-http.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import { makePlace } from '#adapters/http/client/session/place.ts';
import type { ShopHttp, ShopHttpOptions } from '#adapters/http/client/shop-http.ts';
import type { Transport } from '#adapters/http/client/transport/transport.ts';
import { makeHandshakenHttp } from '#adapters/http/session/handshaken-http.ts';
import { makeHttpShopSession } from '#adapters/http/session/http-shop-session.ts';
import type { DevicePorts } from '#composition/ports/device-ports.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { ShopSession } from '#ports/session/shop-session.ts';

/** The way to the storefront; the calls of `http` shake hands first where they need it. */
export interface StorefrontClient {
  readonly http: ShopHttp;
  readonly session: ShopSession;
  readonly place: Effect.Effect<Place>;
}

export const makeStorefrontClient = (
  device: DevicePorts & { readonly transport: Transport },
): StorefrontClient => {
  const { keyValueStorage: storage, shopEvents: events, pageReload: reload, clock } = device;
  const { transport, telemetry, idGenerator, shopFacts } = device;
  const { clientId, sourceWebsite, pageQuery, ...facts } = shopFacts;
  const parts = { ...facts, sourceWebsite, transport, storage, events, telemetry, reload };
  const plain = makeShopHttp(
    pageQuery ? { ...parts, testHook: lateTestHook(clock, pageQuery) } : parts,
  );
  const session = makeHttpShopSession(plain, storage, idGenerator, { clientId, sourceWebsite });
  return {
    http: makeHandshakenHttp(plain, session),
    session,
    place: makePlace(storage, shopFacts.defaultLocationNumber),
  };
};

/**
 * The session-expiry test hook (SESS-09), whose code is loaded when a page of the sandbox asks for it: a shop that takes
 * orders never has it.
 */
const lateTestHook =
  (clock: Clock, pageQuery: () => string): NonNullable<ShopHttpOptions['testHook']> =>
  (parts) =>
  (requestUrl) =>
    Effect.sync(() => {
      // Of the page that the call leaves: the next one may be shown before the code is here.
      const query = pageQuery();
      if (!query.includes('testsessionexpirefeature')) return;
      void import('#adapters/http/client/session/session-test-hook.ts').then(
        ({ makeSessionTestHook }) =>
          Effect.runFork(
            makeSessionTestHook({ ...parts, clock, pageQuery: () => query })(requestUrl),
          ),
      );
    });
