import { Effect } from 'effect';
import type { Place } from '#adapters/http/client/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  configlist,
  labelslist,
  navigationlist,
} from '#adapters/http/wire/calls/settings-calls.ts';
import type { ShopSettings } from '#ports/shop-settings.ts';

/** Configuration, labels and menus; read in the background, so none shows the screen loader. */
export const makeHttpShopSettings = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): ShopSettings => ({
  config: Effect.map(http.call(configlist, { loader: false }), asRecord),
  labels: Effect.flatMap(place, (query) =>
    Effect.map(http.call(labelslist, { query, loader: false }), asRecord),
  ),
  navigation: Effect.flatMap(place, ({ lang }) =>
    http.call(navigationlist, { query: { lang }, loader: false }),
  ),
});

const asRecord = (pairs: readonly { key: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
