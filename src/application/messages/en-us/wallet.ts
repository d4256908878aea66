/** Words of paying with Apple Pay: in its sheet, and on the pages that open it. */
export const wallet = {
  'wallet.pay': 'Pay with Apple Pay',
  'wallet.other': 'Or pay another way',
  'wallet.working': 'Apple Pay is open',
  'wallet.cancelled': 'Apple Pay was closed. Nothing was charged and your cart is as it was.',
  'wallet.checking': 'Your payment is being checked. Please wait a moment and do not pay again.',
  'wallet.mayBePlaced':
    'Your payment is still being checked, so your order may have been placed already. We will write to you as soon as we know. Please do not pay again before.',
  'wallet.totalChanged':
    'The price changed from {before} to {after}. Nothing was charged. Open Apple Pay again to see the new total.',

  'wallet.shop': 'Crunchcart',
  'wallet.standardShipping': 'Standard shipping',
  'wallet.subTotal': 'Subtotal',
  'wallet.discount': 'Discount',
  'wallet.shipping': 'Shipping',
  'wallet.tax': 'Tax',
  'wallet.giftCards': 'Gift cards',
  'wallet.noItems': 'Not available for this zip code: {items}',
  'wallet.noCoupon': 'This coupon is not good for your order',
  'wallet.freeOrder': 'This coupon pays for everything: use it in your cart',
  'wallet.noAnswer': 'The shop did not answer. Please try again',
} as const;
