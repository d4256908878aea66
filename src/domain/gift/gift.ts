/** Who an e-gift card is for, and what it says to them (GIFT-02, GIFT-03). */
export interface GiftRecipient {
  readonly firstName: string;
  readonly lastName: string;
  readonly recipientEmail: string;
  /** Empty: the card says nothing. */
  readonly giftMessage: string;
}
