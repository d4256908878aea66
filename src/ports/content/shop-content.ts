import type { Effect } from 'effect';
import type {
  ContentPage,
  ContentPageName,
  FaqCategory,
  GiftCard,
  StageEvent,
} from '#domain/content/content.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Texts and events of the operators, in the shopper's language. */
export interface ShopContent {
  /** Undefined for a page nobody wrote. */
  page(name: ContentPageName): Effect.Effect<ContentPage | undefined, CallFailure>;
  readonly faq: Effect.Effect<readonly FaqCategory[], CallFailure>;
  /** The next event first. */
  readonly events: Effect.Effect<readonly StageEvent[], CallFailure>;
  readonly giftCards: Effect.Effect<readonly GiftCard[], CallFailure>;
}
