import { Effect } from 'effect';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { createprofile } from '#adapters/http/wire/calls/settings-calls.ts';
import type { News } from '#ports/notice/newsletter.ts';

export interface NewsFacts {
  readonly optInCode: string;
  readonly sourceID: string;
}

/** The newsletter behind POST /webservices/createprofile (D-API-44). */
export const makeHttpNews = (http: ShopHttp, { optInCode, sourceID }: NewsFacts): News => ({
  signUp: (email, purpose = optInCode) =>
    Effect.asVoid(http.call(createprofile, { body: { email, optInCodes: [purpose], sourceID } })),
});
