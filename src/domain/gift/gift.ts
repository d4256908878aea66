import type { Cents } from '#domain/money/cents.ts';

/** Who an e-gift card is for, and what it says to them (GIFT-02, GIFT-03). */
export interface GiftRecipient {
  readonly firstName: string;
  readonly lastName: string;
  readonly recipientEmail: string;
  /** Empty: the card says nothing. */
  readonly giftMessage: string;
}

/** A gift card as it is chosen from the list: a design, and how much is on it (GIFT-04). */
export interface ChosenGiftCard {
  readonly productId: string;
  readonly title: string;
  readonly amount: Cents;
  readonly imageUrl: string;
}
