import type { IsoDay } from '#domain/locale/calendar.ts';
import type { Cents } from '#domain/money/cents.ts';

/** The recipient of an e-gift card and the message (GIFT-02, GIFT-03). */
export interface GiftRecipient {
  readonly firstName: string;
  readonly lastName: string;
  readonly recipientEmail: string;
  /** May be empty. */
  readonly giftMessage: string;
  /** The day on which the mail leaves; at once without one (D-GIFT-13). */
  readonly sendOn?: IsoDay;
}

/** A gift card chosen from the list: a design and an amount (GIFT-04). */
export interface ChosenGiftCard {
  readonly productId: string;
  readonly title: string;
  readonly amount: Cents;
  readonly imageUrl: string;
}

/** A design of gift cards and its amounts (D-API-39). */
export interface GiftCardDesign {
  readonly title: string;
  /** Those to choose from at a press; `cards` may have more (D-GIFT-12). */
  readonly amounts: readonly Cents[];
  /** One entry for each amount; each is a product of its own (D-GIFT-01). */
  readonly cards: readonly Omit<ChosenGiftCard, 'title'>[];
}
