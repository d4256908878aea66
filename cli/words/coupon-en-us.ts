/** English texts of the commands about coupons and e-gift cards. */
export const couponEnUs = {
  coupon: 'Applies a coupon to the cart.',
  'coupon.apply': 'Applies a coupon, in place of the one before.',
  'coupon.remove': 'Takes the coupon off the cart.',
  'coupon.show': 'Shows the coupon, judged again for the cart as it is.',
  'coupon.code': 'the code, in any letter case',
  gift: 'Buys e-gift cards.',
  'gift.add': 'Puts an e-gift card for somebody into the cart.',
  'gift.amount': 'how much is on it, in dollars ("crunch content show gift-cards" lists amounts)',
  'gift.firstName': 'first name of whom it is for',
  'gift.lastName': 'last name of whom it is for',
  'gift.email': 'where the card is sent once it is paid',
  'gift.message': 'what it says, up to 200 characters',
  'checkout.giftOrder': 'the order is a gift: no prices in the box',
  'out.noCoupon': 'There is no coupon on the cart.',
} as const;
