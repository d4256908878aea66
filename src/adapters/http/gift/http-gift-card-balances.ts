import { Effect } from 'effect';
import { askedToWait } from '#adapters/http/client/asked-to-wait.ts';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { giftcardbalance } from '#adapters/http/wire/calls/gift-calls.ts';
import type { GiftCardBalances } from '#ports/gift/gift-card-balances.ts';
import { GiftCardUnknown } from '#ports/gift/gift-card-failures.ts';
import { AnswerUnreadable, type TooManyAttempts } from '#ports/session/call-failures.ts';

const refusedAs: RefusedAs<GiftCardUnknown | TooManyAttempts> = {
  ...askedToWait,
  GIFT_CARD_UNKNOWN: () => new GiftCardUnknown(),
};

/** Gift cards behind POST /webservices/giftcardbalance (D-GIFT-07). */
export const makeHttpGiftCardBalances = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): GiftCardBalances => ({
  find: Effect.fnUntraced(function* (code, tempUserID) {
    const { lang } = yield* place;
    const answer = yield* http.call(
      giftcardbalance,
      { body: { code, tempUserID, lang } },
      refusedAs,
    );
    const { cardRef, ...card } = yield* firstItem('giftcardbalance')(answer);
    return cardRef === undefined
      ? yield* new AnswerUnreadable({ issue: 'giftcardbalance: cardRef' })
      : { cardRef, ...card };
  }),
});
