import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';

/** Gift cards and the amounts they come in (GIFT-08). */
export const makeListGiftCards = (content: ShopContent): UseCases['listGiftCards'] =>
  Effect.fn('listGiftCards')(function* () {
    return yield* content.giftCards;
  });
