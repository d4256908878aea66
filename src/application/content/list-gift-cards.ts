import { Effect } from 'effect';
import type { GiftCard } from '#domain/content/content.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ListGiftCards = () => Effect.Effect<readonly GiftCard[], CallFailure>;

/** Gift cards and the amounts they come in (GIFT-08). */
export const makeListGiftCards = (content: ShopContent): ListGiftCards =>
  Effect.fn('listGiftCards')(function* () {
    return yield* content.giftCards;
  });
