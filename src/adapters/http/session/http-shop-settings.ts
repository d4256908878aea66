import { Effect } from 'effect';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  configlist,
  labelslist,
  labeltranslation,
  navigationlist,
} from '#adapters/http/wire/calls/settings-calls.ts';
import type { ShopSettings } from '#ports/session/shop-settings.ts';

/** Configuration, labels and menus; read in the background, so none shows the screen loader. */
export const makeHttpShopSettings = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): ShopSettings => ({
  config: Effect.map(http.call(configlist, { loader: false }), asRecord),
  // What translators wrote for the language wins over the list (D-API-40).
  labels: Effect.gen(function* () {
    const query = yield* place;
    const { lang } = query;
    const [list, [translation]] = yield* Effect.all(
      [
        http.call(labelslist, { query, loader: false }),
        http.call(labeltranslation, { query: { lang }, loader: false }),
      ],
      { concurrency: 2 },
    );
    return { ...asRecord(list), ...translation };
  }),
  navigation: Effect.flatMap(place, ({ lang }) =>
    http.call(navigationlist, { query: { lang }, loader: false }),
  ),
});

const asRecord = (pairs: readonly { key: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
