import { Effect } from 'effect';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  contentlist,
  geteventsview,
  giftcardlist,
} from '#adapters/http/wire/calls/content-calls.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';

/** Texts, events and gift cards behind the storefront's calls. */
export const makeHttpShopContent = (http: ShopHttp, place: Effect.Effect<Place>): ShopContent => ({
  page: Effect.fnUntraced(function* (page) {
    const { lang } = yield* place;
    const answer = http.call(
      contentlist,
      { query: { page, lang } },
      {
        NOT_FOUND: () => nothingWritten,
      },
    );
    const items = yield* Effect.catchIf(
      answer,
      (failure) => failure === nothingWritten,
      () => Effect.succeed([]),
    );
    const [written] = items.flatMap((item) => ('sections' in item ? [item] : []));
    return written;
  }),

  faq: Effect.gen(function* () {
    const { lang } = yield* place;
    const items = yield* http.call(contentlist, { query: { page: 'faq', lang } });
    return items.filter((item) => 'questions' in item);
  }),

  events: Effect.flatMap(place, ({ lang }) => http.call(geteventsview, { query: { lang } })),

  giftCards: Effect.flatMap(place, (query) => http.call(giftcardlist, { query })),
});

const nothingWritten = 'nothing written' as const;
