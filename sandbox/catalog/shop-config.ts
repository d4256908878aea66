/** Names and values the shop's operators set; everything travels as text (call configlist). */
export const shopConfig: Readonly<Record<string, string>> = {
  defaultLocationNumber: '100',
  /** Dollars of merchandise from which shipping is free (CART-09, LIM-01). */
  freeShippingThreshold: '15',
  flatShippingCharge: '4.99',
  /** Bags in a custom box, and its price in dollars. */
  mixPackSize: '30',
  mixPrice: '26.75',
  mixNonSku: 'ZMYOMP30',
  mixMinDistinct: '1',
  mixMaxPerItem: '30',
  maxLineQuantity: '99',
  preOrderLimit: '10',
  giftCardLimit: '5',
  giftCardTotalLimit: '500',
  giftMessageLength: '200',
  boxDisclaimer: 'The box you receive may differ from previous orders. All sales are final.',
};
