import { Data } from 'effect';
import type { SpendableGiftCard } from '#domain/gift/gift-tender.ts';

/** No card has the typed code; why is not told. */
export class GiftCardUnknown extends Data.TaggedError('GiftCardUnknown') {}

/** The card is good, and there is nothing left on it. */
export class GiftCardEmpty extends Data.TaggedError('GiftCardEmpty')<{
  readonly last4: string;
}> {}

/**
 * Gift cards have less than they were to pay, or the shop does not know one of them any more;
 * nothing was charged. `giftCards`: what is on the known ones now.
 */
export class GiftCardChanged extends Data.TaggedError('GiftCardChanged')<{
  readonly giftCards: readonly Pick<SpendableGiftCard, 'cardRef' | 'balance'>[];
}> {}
