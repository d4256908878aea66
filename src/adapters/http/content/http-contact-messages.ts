import { Effect } from 'effect';
import { askedToWait } from '#adapters/http/client/asked-to-wait.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { contactus } from '#adapters/http/wire/calls/content-calls.ts';
import type { ContactMessages } from '#ports/content/contact-messages.ts';

/** Customer service behind POST /webservices/contactus (D-API-45). */
export const makeHttpContactMessages = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): ContactMessages => ({
  send: Effect.fnUntraced(function* ({ phoneNumber, ...message }, trap = '') {
    const { lang } = yield* place;
    const body = {
      ...message,
      lang,
      ...(phoneNumber !== '' && { phoneNumber }),
      ...(trap !== '' && { website: trap }),
    };
    const answer = yield* http.call(contactus, { body }, askedToWait);
    return yield* firstItem('contactus')(answer);
  }),
});
