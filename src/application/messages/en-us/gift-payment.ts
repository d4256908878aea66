/** Words of gift cards that are spent. */
export const giftPayment = {
  'giftPay.title': 'Gift cards',
  'giftPay.code': 'Gift card code',
  'giftPay.hint': 'It is in the email with the card. One or several, one after the other.',
  'giftPay.apply': 'Apply',
  'giftPay.applyIt': 'Apply the gift card',
  'giftPay.checking': 'Checking the gift card…',
  'giftPay.list': 'Gift cards that pay',
  'giftPay.card': 'Gift card ending in {last4}',
  'giftPay.pays': 'Pays {amount}. {left} stays on it.',
  'giftPay.remove': 'Remove',
  'giftPay.removeIt': 'Remove the gift card ending in {last4}',
  'giftPay.remaining': 'Remaining amount',
  'giftPay.applied': 'Gift card ending in {last4} applied. Remaining amount: {remaining}.',
  'giftPay.removed': 'Gift card removed. Remaining amount: {remaining}.',
  'giftPay.notForCards': 'Gift cards do not pay for the gift cards in your cart.',
  'giftPay.nothingDueText':
    'Your gift cards cover this order. There is nothing left to pay, so we ask for no card.',
  'giftPay.reviewCard': 'Gift card ending in {last4}: {amount}',

  'giftBalance.title': 'Gift card balance',
  'giftBalance.lead': 'See what is left on a gift card. Its code is in the email with the card.',
  'giftBalance.show': 'Show the balance',
  'giftBalance.told': '{balance} left on the gift card ending in {last4}.',
  'giftBalance.how':
    'Type the code in the payment step of an order to spend it. What you do not spend stays on the card.',
  'giftBalance.link': 'Check the balance of a gift card',
  'giftBalance.buy': 'Buy a gift card',
} as const;
