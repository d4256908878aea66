/** What keeps a shopper from ordering, a sentence for each; and how the list of them is shown. */
export const obstacles = {
  'obstacle.over-limit': '{title}: you can order at most {limit}. Please lower the quantity.',
  'obstacle.out-of-stock':
    '{title} is not available. Please take it out, or choose something else.',
  'obstacle.not-delivered':
    '{title} cannot be sent to {zipcode}. Please take it out, or use another address.',
  'obstacle.price-changed': '{title} costs {now} now; it was {before}. Please check your cart.',
  'obstacle.shipping-missing': 'Finish the shipping step.',
  'obstacle.payment-missing': 'Choose how to pay.',
  'obstacle.payment-ran-out':
    'Your card was entered too long ago. Nothing was charged. Please enter it again.',
  'obstacle.billing': 'Billing address: {problem}',
  'obstacle.unasked': 'We could not check everything: {why}',
  'obstacle.why': 'Why can’t I order?',
  'obstacle.title': 'Before you can order',
  'obstacle.none': 'Nothing is in the way of your order.',
  'obstacle.toCome': 'Still to come:',
  'obstacle.looking': 'Looking at your order…',
  'obstacle.to.shop': 'Shop snacks',
  'obstacle.to.cart': 'Go to the cart',
  'obstacle.to.coupon': 'Change the coupon',
  'obstacle.to.shipping': 'Go to shipping',
  'obstacle.to.payment': 'Go to payment',
  'obstacle.to.sign-in': 'Log in',
} as const;
