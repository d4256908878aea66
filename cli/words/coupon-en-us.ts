/** English texts of the commands about coupons and e-gift cards. */
export const couponEnUs = {
  coupon: 'Applies, removes and shows the coupon of the cart.',
  'coupon.apply': 'Applies a coupon; it replaces the one before.',
  'coupon.remove': 'Removes the coupon from the cart.',
  'coupon.show': 'Shows the coupon, checked again for the cart as it is now.',
  'coupon.code': 'the code, in any letter case',
  gift: 'Buys e-gift cards and tells what is left on one.',
  'gift.balance': 'Tells what is left on a gift card.',
  'gift.code': 'the code of the mail, in any writing; - reads it from standard input',
  'gift.add': 'Puts an e-gift card for somebody into the cart.',
  'gift.amount': 'its value in whole dollars',
  'gift.firstName': 'first name of the recipient',
  'gift.lastName': 'last name of the recipient',
  'gift.email': 'where the card is sent once it is paid',
  'gift.message': 'the message on it, up to 200 characters',
  'checkout.giftOrder': 'the order is a gift: no prices in the box',
  'checkout.giftCard':
    'pays with this gift card; may be given more than once, - reads codes from standard input',
  'out.giftBalance': '{balance} left on the gift card ending in {last4}.',
  'out.giftCard': 'Gift card •••• {last4}',
  'out.amountDue': 'Remaining amount',
  'out.noCoupon': 'There is no coupon on the cart.',
} as const;
