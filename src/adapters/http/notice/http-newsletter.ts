import { Effect } from 'effect';
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
  { optInCode, sourceID }: NewsletterFacts,
): Newsletter => ({
  signUp: (email, purpose = optInCode) =>
    Effect.asVoid(http.call(createprofile, { body: { email, optInCodes: [purpose], sourceID } })),
});
