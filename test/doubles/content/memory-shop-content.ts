import { Effect } from 'effect';
import type { ContentPage, FaqCategory, GiftCard, StageEvent } from '#domain/content/content.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';

export interface ContentFacts {
  readonly pages?: readonly ContentPage[];
  readonly faq?: readonly FaqCategory[];
  readonly events?: readonly StageEvent[];
  readonly giftCards?: readonly GiftCard[];
}

export const makeMemoryShopContent = (facts: ContentFacts = {}): ShopContent => ({
  page: (name) => Effect.succeed(facts.pages?.find(({ page }) => page === name)),
  faq: Effect.succeed(facts.faq ?? []),
  events: Effect.succeed(facts.events ?? []),
  giftCards: Effect.succeed(facts.giftCards ?? []),
});
