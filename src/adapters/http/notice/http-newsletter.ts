import { Effect } from 'effect';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { createprofile } from '#adapters/http/wire/calls/settings-calls.ts';
import type { Newsletter } from '#ports/notice/newsletter.ts';

export interface NewsletterFacts {
  readonly optInCode: string;
  readonly sourceID: string;
}

/** The newsletter behind POST /webservices/createprofile (D-API-44). */
export const makeHttpNewsletter = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
  { optInCode, sourceID }: NewsletterFacts,
): Newsletter => ({
  signUp: Effect.fnUntraced(function* (email, purpose = optInCode) {
    const { lang } = yield* place;
    const body = { email, optInCodes: [purpose], sourceID, lang };
    yield* http.call(createprofile, { body });
  }),
});
